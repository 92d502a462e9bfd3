import type { WordsLike } from '#domain/words/words-like.ts';
import type { answers as english } from '#domain/words/en/answers.ts';

/** Hindi. */
export const answers: WordsLike<typeof english> = {
  change: {
    'not-readable': 'यह पढ़ा नहीं जा रहा। कृपया अच्छी रोशनी में दोबारा फ़ोटो लें।',
    incomplete: 'कोई हिस्सा या पन्ना छूट गया है। कृपया उसे जोड़ें।',
    'wrong-document': 'दूसरा कागज़ माँगा गया था। कृपया वही भेजें।',
    'out-of-date': 'यह पुराना हो चुका है। कृपया नया दें।',
    'not-masked': 'आधार नंबर के आखिरी चार अंकों से ज़्यादा दिख रहे हैं। कृपया बाकी अंक ढक दें।',
    'differs-from-documents': 'आपकी भरी हुई जानकारी आपके कागज़ात से मेल नहीं खाती। जो गलत हो, उसे ठीक करें।',
    'not-plausible': 'यहाँ शायद कोई गलती रह गई है। कृपया जाँच लें।',
    'further-document': 'एक और कागज़ चाहिए। कृपया भेजें।',
  },
  rejection: {
    'cannot-be-confirmed': 'हम आवेदन में दी गई जानकारी की पुष्टि नहीं कर पाए।',
    'documents-not-genuine': 'हम कागज़ात को असली नहीं मान पाए।',
    'outside-our-rules': 'आपकी चुनी हुई कंपनियों में से कोई भी इस काम के लिए लोन नहीं देती।',
    'applied-before': 'इसी गाड़ी के लिए एक और आवेदन है।',
    'not-reached': 'हम आपसे संपर्क नहीं कर पाए।',
    'lender-not-reached':
      'हम आपका आवेदन आपकी चुनी हुई कंपनी तक नहीं पहुँचा पाए। आप दूसरी कंपनियों के साथ नया आवेदन शुरू कर सकते हैं।',
  },
  escalation:
    'अब हमारे शिकायत निवारण अधिकारी इसे देखेंगे। अगर पहली बार लिखने के {{days}} दिन बाद भी जवाब न मिले, या आप जवाब से संतुष्ट न हों, तो आप cms.rbi.org.in पर भारतीय रिज़र्व बैंक के लोकपाल से मुफ़्त में शिकायत कर सकते हैं। यह {{last}} दिन के भीतर करें।',
  purpose: {
    'prepare-application': 'मेरा आवेदन तैयार करना',
    'check-documents': 'मेरे कागज़ात जाँचना',
    'contact-me': 'इस आवेदन के बारे में मुझसे संपर्क करना',
    'share-with-lender': '{{lender}} को मेरा आवेदन भेजना',
    'share-status-with-dealer': 'डीलर को दिखाना कि आवेदन कहाँ तक पहुँचा',
    guarantee: 'गारंटर के तौर पर मेरा नाम देना',
  },
  fee: {
    deducted: 'लोन की रकम से काटी जाती है',
    separate: 'लोन से अलग चुकानी होती है',
  },
};
