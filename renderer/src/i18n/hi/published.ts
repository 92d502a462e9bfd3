import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. What lenders offer before anybody has answered a question. */
export const published: Words<'published'> = {
  published: {
    heading: 'यहाँ कंपनियाँ रुपयों में क्या देती हैं',
    intro:
      'लोन देने वाली कंपनियों की प्रकाशित शर्तों से। APR और किस्त {{months}} महीने के {{amount}} के लोन की है। APR में हर फ़ीस जुड़ी है, किस्त में कोई फ़ीस नहीं। कोई अपनी जगह नहीं खरीद सकता: सबसे कम APR सबसे ऊपर है।',
    amount: 'लोन',
    range: '{{min}} से {{max}}',
    tenure: 'अवधि',
    monthRange: '{{min}} से {{max}} महीने',
    apr: 'APR, हर फ़ीस जोड़कर',
    emi: 'महीने की किस्त',
    vehicles: 'किसके लिए',
    unfit: 'इस लोन के लिए नहीं',
    loading: 'कंपनियाँ क्या देती हैं, लोड हो रहा है…',
    unknown:
      'कंपनियाँ क्या देती हैं, यह लोड नहीं हो सका। कृपया बाद में फिर कोशिश करें, या कुछ सवालों के जवाब देकर देखें कि कौन-सी कंपनियाँ मिलती हैं।',
    none: 'अभी किसी कंपनी ने यहाँ कुछ प्रकाशित नहीं किया है।',
    check: 'देखें कौन-सी कंपनियाँ मिलती हैं',
    kind: { 'e-rickshaw': 'ई-रिक्शा', 'e-auto': 'ई-ऑटो', 'e-cargo': 'ई-कार्गो गाड़ी' },
  },
};
