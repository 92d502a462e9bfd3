import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. What all parts of a loan application share. */
export const applications: Words<'applications'> = {
  applications: {
    state: {
      DRAFT: 'अभी भेजा नहीं गया',
      SUBMITTED: 'भेज दिया गया, पहली जाँच बाकी है',
      IN_REVIEW: 'जाँच हो रही है',
      ACTION_REQUIRED: 'आपका इंतज़ार है',
      WITH_LENDER: 'लोन देने वाली कंपनियों के पास',
      CLOSED: 'बंद',
    },
    outcome: {
      DISBURSED: 'पैसा दे दिया गया',
      REJECTED: 'मंज़ूर नहीं हुआ',
      WITHDRAWN: 'वापस लिया गया',
      EXPIRED: 'समय निकल गया',
      COOLED_OFF: 'कूलिंग-ऑफ़ अवधि में छोड़ा गया',
    },
    document: {
      'masked-aadhaar': 'आधार, जिसमें सिर्फ़ आखिरी चार अंक दिखें',
      'pan-or-form-60': 'PAN कार्ड, या फ़ॉर्म 60',
      'driving-licence': 'ड्राइविंग लाइसेंस',
      'proforma-invoice': 'डीलर का प्रोफ़ॉर्मा बिल',
      photograph: 'फ़ोटो',
      'bank-statement': 'छह महीने का बैंक स्टेटमेंट',
      'proof-of-address': 'पते का सबूत',
      'guarantor-documents': 'गारंटर के कागज़ात',
      'margin-receipt': 'डाउन पेमेंट की रसीद',
      invoice: 'बिल',
      insurance: 'बीमा, जिसमें लोन देने वाली कंपनी का नाम हो',
      'form-20': 'फ़ॉर्म 20',
      'form-21': 'फ़ॉर्म 21',
      'form-22': 'फ़ॉर्म 22',
      'form-34': 'फ़ॉर्म 34',
      'registration-certificate': 'रजिस्ट्रेशन सर्टिफ़िकेट',
    },
    proof: {
      cancel: 'अभी नहीं',
    },
    failure: {
      unreachable: 'इंटरनेट कनेक्शन नहीं है। आपने जो भरा है, वह सुरक्षित है: कृपया दोबारा कोशिश करें।',
      signedOut: 'आपका सेशन खत्म हो गया है। कृपया दोबारा साइन इन करें; आप यहीं लौट आएँगे।',
      malformed: 'हम जवाब पढ़ नहीं पाए। कृपया थोड़ी देर में दोबारा कोशिश करें।',
      invalid: 'कुछ छूट गया है या ठीक नहीं है। कृपया निशान लगे खाने जाँचें।',
      refused: 'यह इस रूप में नहीं हो पाया। कृपया भरी हुई जानकारी जाँचें।',
      proof: 'कृपया अपने फ़ोन पर आया नया कोड डालें।',
      notFound: 'आपके खाते में ऐसा कोई आवेदन नहीं है। देखें कि आपने सही नंबर से साइन इन किया है।',
      changed: 'इस बीच इसमें बदलाव हुआ है, शायद किसी दूसरे डिवाइस पर। अब यह ऐसा है: कृपया फिर से देखें।',
      later: 'यह अभी नहीं हो सकता। कृपया कुछ मिनट बाद दोबारा कोशिश करें; कुछ भी खोया नहीं है।',
    },
  },
};
