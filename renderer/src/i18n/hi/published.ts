import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. What lenders offer before anybody has answered a question. */
export const published: Words<'published'> = {
  published: {
    heading: 'यहाँ कंपनियाँ रुपयों में क्या देती हैं',
    intro:
      'लोन देने वाली कंपनियों की प्रकाशित शर्तों से। APR और किस्त {{months}} महीने के {{amount}} के लोन की है, हर फ़ीस जोड़कर। कोई अपनी जगह नहीं खरीद सकता: सबसे कम APR सबसे ऊपर है।',
    amount: 'लोन',
    range: '{{min}} से {{max}}',
    tenure: 'समय',
    monthRange: '{{min}} से {{max}} महीने',
    apr: 'APR, हर फ़ीस जोड़कर',
    emi: 'महीने की किस्त',
    vehicles: 'किसके लिए',
    unfit: 'इस लोन के लिए नहीं',
    none: 'अभी किसी कंपनी ने यहाँ कुछ प्रकाशित नहीं किया है।',
    check: 'देखें कौन-सी कंपनियाँ मिलती हैं',
    kind: { 'e-rickshaw': 'ई-रिक्शा', 'e-auto': 'ई-ऑटो', 'e-cargo': 'ई-कार्गो गाड़ी' },
  },
};
