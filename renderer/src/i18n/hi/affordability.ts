import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. What a person can borrow, as the eligibility page and the tool for a working day say it. */
export const affordability: Words<'affordability'> = {
  affordability: {
    between: '{{low}} से {{high}}',
    comfortable: 'आसान',
    tight: 'मुश्किल',
    heavy: 'बहुत भारी',
    impossible: 'किस्त चुकाने के लिए कुछ नहीं बचता।',
    band: '{{mark}}: किस्त उस रकम का {{share}} है, जो महीने के खर्च के बाद बचती है।',
    bandRule:
      'सिर्फ़ आपकी जानकारी के लिए: {{comfortable}} तक आसान, {{tight}} तक मुश्किल, उससे ऊपर बहुत भारी। इससे न यह बदलता है कि कौन-सी कंपनी मिलेगी, न क्रम।',
    rule: 'खर्च के बाद बची रकम के {{comfortable}} तक आसान (हमारा अपना नियम), {{tight}} तक मुश्किल (हमारे EV लोन पेज पर आय के मुकाबले कर्ज़ की सीमा), उससे ऊपर बहुत भारी।',
    largestNone: '{{smallest}} या उससे ऊपर कोई नहीं',
    largestAtLow: '{{lowRate}} पर {{most}} तक; {{highRate}} पर {{smallest}} या उससे ऊपर कोई नहीं',
  },
};
