import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. What all parts of a loan application share. */
export const applications: Words<'applications'> = {
  applications: {
    state: {
      DRAFT: 'अभी भेजा नहीं गया',
      SUBMITTED: 'भेज दिया गया, पहली जाँच बाकी है',
      IN_REVIEW: 'जाँच हो रही है',
      ACTION_REQUIRED: 'आपकी बारी है',
      WITH_LENDER: 'लोन देने वाली कंपनियों के पास',
      CLOSED: 'बंद',
    },
    outcome: {
      DISBURSED: 'रकम दे दी गई',
      REJECTED: 'मंज़ूर नहीं हुआ',
      WITHDRAWN: 'वापस लिया गया',
      EXPIRED: 'समय निकल गया',
      COOLED_OFF: 'कूलिंग-ऑफ़ अवधि में छोड़ा गया',
    },
    document: {
      'masked-aadhaar': 'आधार कार्ड, नंबर ढका हुआ',
      'pan-or-form-60': 'PAN कार्ड या फ़ॉर्म 60',
      'driving-licence': 'ड्राइविंग लाइसेंस',
      'proforma-invoice': 'डीलर का कोटेशन (प्रोफ़ॉर्मा बिल)',
      photograph: 'आपकी फ़ोटो',
      'bank-statement': 'छह महीने का बैंक स्टेटमेंट',
      'proof-of-address': 'पते का सबूत',
      'guarantor-documents': 'गारंटर के कागज़ात',
      'margin-receipt': 'डाउन पेमेंट की रसीद',
      invoice: 'गाड़ी का बिल',
      insurance: 'बीमा पॉलिसी',
      'form-20': 'फ़ॉर्म 20',
      'form-21': 'फ़ॉर्म 21',
      'form-22': 'फ़ॉर्म 22',
      'form-34': 'फ़ॉर्म 34',
      'registration-certificate': 'रजिस्ट्रेशन सर्टिफ़िकेट (RC)',
    },
    /** Kinds of data that a consent covers. */
    data: {
      name: 'नाम',
      'mobile-number': 'मोबाइल नंबर',
      'date-of-birth': 'जन्म तिथि',
      address: 'पता',
      identifiers: 'PAN, ड्राइविंग लाइसेंस और आधार के आखिरी चार अंक',
      'work-and-income': 'काम और कमाई',
      'vehicle-and-prices': 'गाड़ी और कीमतें',
      'bank-account': 'बैंक खाता',
      documents: 'कागज़ात',
      'application-status': 'आवेदन कहाँ तक पहुँचा',
    },
    continuation: {
      signIn: 'उसी नंबर से लॉगिन करें, जिससे आपने टर्मिनल पर किया था। फिर आप अपने कागज़ात जोड़ सकेंगे।',
      opening: 'आपका आवेदन खुल रहा है…',
      used: 'यह कोड अब काम नहीं करता।',
      usedAdvice:
        'इसका इस्तेमाल हो चुका है, नया कोड दिखाया जा चुका है, 15 मिनट से ज़्यादा हो गए हैं, या यह किसी दूसरे नंबर का है। कुछ भी मिटा नहीं है: आपका शुरू किया हुआ आवेदन यहीं है, और टर्मिनल पर नया कोड मिल सकता है।',
      again: 'फिर से कोशिश करें',
    },
    proof: {
      cancel: 'अभी नहीं',
    },
    failure: {
      unreachable: 'इंटरनेट कनेक्शन नहीं है। आपने जो भरा है, वह सुरक्षित है: कृपया दोबारा कोशिश करें।',
      signedOut: 'आपका सत्र खत्म हो गया है। कृपया दोबारा लॉगिन करें; आप यहीं लौट आएँगे।',
      malformed: 'हम जवाब पढ़ नहीं पाए। कृपया थोड़ी देर बाद दोबारा कोशिश करें।',
      invalid: 'कुछ छूट गया है या ठीक नहीं है। कृपया जिन खानों पर निशान है, उन्हें जाँचें।',
      refused: 'यह नहीं हो पाया। कृपया भरी हुई जानकारी जाँचें।',
      proof: 'कृपया नया कोड मँगाकर पुष्टि करें।',
      notFound: 'आपके खाते में ऐसा कोई आवेदन नहीं है। देखें कि आपने सही नंबर से लॉगिन किया है।',
      changed: 'इस बीच इसमें बदलाव हुआ है, शायद किसी दूसरे डिवाइस पर। अब यह ऐसा है: कृपया फिर से देखें।',
      later: 'यह अभी नहीं हो सकता। कृपया कुछ मिनट बाद दोबारा कोशिश करें; कुछ भी मिटा नहीं है।',
    },
  },
};
