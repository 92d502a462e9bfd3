import type { OfflineContent } from '#renderer/content/page-types.ts';

export const offline = {
  text: 'इंटरनेट कनेक्शन नहीं है, और यह पेज आपके डिवाइस पर सेव नहीं है।',
  kept: 'आपके देखे हुए पेज अब भी खुलते हैं। अगर आपने यह साइट इस्तेमाल की है, तो EMI कैलकुलेटर भी खुलता है। फ़ॉर्म भरे जा सकते हैं, पर दोबारा ऑनलाइन होने तक कुछ भेजा नहीं जा सकता।',
  tryAgain: 'फिर से कोशिश करें',
  links: [
    { label: 'EMI कैलकुलेटर', to: '/emi-calculator' },
    { label: 'होम', to: '/' },
  ],
} as const satisfies OfflineContent;
