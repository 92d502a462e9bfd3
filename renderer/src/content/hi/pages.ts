import { brandIn } from '#renderer/content/brand/words/words.ts';
import type { PagesContent } from '#renderer/content/types.ts';

const brand = brandIn('hi');

const nbfc = {
  title: `NBFC के बारे में | ${brand.name}`,
  description:
    'गैर-बैंकिंग वित्तीय कंपनी (NBFC) क्या होती है, भारतीय रिज़र्व बैंक (RBI) किन प्रकारों को रजिस्टर करता है, और NBFC हमारे पोर्टल से कैसे जुड़ती है।',
  h1: 'NBFC के बारे में',
  shortName: 'NBFC',
  canonical: '/nbfc',
  listed: true,
  card: 'nbfc-bridge',
} as const;

/** Title, description and heading of every page. */
export const pages = {
  '/': {
    title: `${brand.name}: इलेक्ट्रिक थ्री-व्हीलर और छोटे कारोबार के लिए लोन`,
    description: `${brand.name} भारत के ड्राइवरों, डीलरों और छोटे कारोबारों का कागज़ात से रकम मिलने तक साथ देता है। लोन लेने वालों से हम कोई फ़ीस नहीं लेते; लेंडर की फ़ीस APR में है।`,
    h1: 'हमारा तरीका: न कोई झंझट, न कोई फ़ीस',
    shortName: 'होम',
    canonical: '/',
    listed: true,
    card: 'hero-three-wheeler',
  },
  '/login': {
    title: `लॉगिन | ${brand.name}`,
    description: `अपने मोबाइल नंबर पर आए कोड से, या अपनी यूज़र ID और पासवर्ड से ${brand.name} में लॉगिन करें।`,
    h1: 'लॉगिन',
    shortName: 'लॉगिन',
    canonical: '/login',
    listed: false,
    card: 'hero-three-wheeler',
  },
  '/register': {
    title: `रजिस्टर करें | ${brand.name}`,
    description: `ग्राहक, डीलर, एजेंट, ग्रोथ पार्टनर, एजेंसी या NBFC के रूप में तीन चरणों में ${brand.name} पर खाता खोलें।`,
    h1: 'रजिस्टर करें',
    shortName: 'रजिस्टर करें',
    canonical: '/register',
    listed: true,
    card: 'hero-three-wheeler',
  },
  '/apply-loan': {
    title: `लोन के लिए आवेदन करें | ${brand.name}`,
    description:
      'लोन तक तीन चरण: मोबाइल ऐप डाउनलोड करें, खाता बनाएँ और लोन का फ़ॉर्म जमा करें। शुरू करने से पहले अपनी किस्त का हिसाब लगा लें।',
    h1: 'लोन के लिए आवेदन करें',
    shortName: 'लोन के लिए आवेदन करें',
    canonical: '/apply-loan',
    listed: true,
    card: 'app-phone',
  },
  '/nbfc': nbfc,
  '/NBFC': nbfc,
  '/emi-calculator': {
    title: `EMI कैलकुलेटर | ${brand.name}`,
    description:
      'किसी भी लोन की मासिक किस्त, कुल ब्याज और चुकाने की कुल रकम का हिसाब लगाएँ। फ़ोन नंबर नहीं पूछा जाता और कुछ भी भेजा नहीं जाता।',
    h1: 'EMI कैलकुलेटर',
    shortName: 'EMI कैलकुलेटर',
    canonical: '/emi-calculator',
    listed: true,
    card: 'product-interest-rates',
  },
  '/psychometric-test': {
    title: `साइकोमेट्रिक टेस्ट | ${brand.name}`,
    description:
      'आप पैसों को कैसे सँभालते हैं, इस पर पाँच छोटे वाक्य। आपके जवाब आपके डिवाइस पर ही रहते हैं और लोन देने वाली कोई कंपनी उन्हें नहीं देखती।',
    h1: 'साइकोमेट्रिक टेस्ट',
    shortName: 'साइकोमेट्रिक टेस्ट',
    canonical: '/psychometric-test',
    listed: true,
    card: 'blog-moratorium',
  },
  '/register-nbfc': {
    title: `NBFC रजिस्ट्रेशन फ़ॉर्म | ${brand.name}`,
    description: `NBFC यहाँ अपनी कंपनी, डायरेक्टर, शेयरधारक और कंप्लायंस की जानकारी भरती है और ${brand.name} से जुड़ने के पैक के रूप में उसे प्रिंट करती है।`,
    h1: 'NBFC रजिस्ट्रेशन',
    shortName: 'NBFC रजिस्ट्रेशन',
    canonical: '/register-nbfc',
    listed: true,
    card: 'nbfc-bridge',
  },
  '/consumer-profile': {
    title: `आपका खाता | ${brand.name}`,
    description: 'आपकी प्रोफ़ाइल, खाते, ऑर्डर और ऑफ़र, साथ में डैशबोर्ड और लोन कैलकुलेटर।',
    h1: 'आपका खाता',
    shortName: 'आपका खाता',
    canonical: '/consumer-profile',
    listed: false,
    card: 'hero-three-wheeler',
  },
  '/products': {
    title: `प्रोडक्ट | ${brand.name}`,
    description:
      'इलेक्ट्रिक थ्री-व्हीलर के लिए लोन और किराये की सुविधा, छोटे कारोबार के लिए लोन, और हम लोन देने वाली कंपनियों के ऑफ़र किस क्रम में रखते हैं।',
    h1: 'प्रोडक्ट',
    shortName: 'प्रोडक्ट',
    canonical: '/products',
    listed: true,
    card: 'product-flexible-repayment',
  },
  '/about': {
    title: `हमारे बारे में | ${brand.name}`,
    description: `${brand.name} की शुरुआत ${brand.foundedYear} में ${brand.region} में हुई, ताकि गाड़ी और बिज़नेस लोन साफ़-साफ़ समझ आएँ। हमारी टीम से मिलें और संपर्क की जानकारी पाएँ।`,
    h1: 'हमारे बारे में',
    shortName: 'हमारे बारे में',
    canonical: '/about',
    listed: true,
    card: 'about-story',
  },
  '/business-loan': {
    title: `बिज़नेस लोन | ${brand.name}`,
    description:
      'छोटे कारोबार के लिए लोन, क्रेडिट लाइन और उपकरण के लिए लोन: सीमा, दर, गिरवी और पात्रता। रकम अमेरिकी डॉलर में है।',
    h1: 'बिज़नेस लोन',
    shortName: 'बिज़नेस लोन',
    canonical: '/business-loan',
    listed: true,
    card: 'business-shop',
  },
  '/news&blog': {
    title: `खबरें और ब्लॉग | ${brand.name}`,
    description:
      'लोन के नियम आसान शब्दों में, और फ़्लैट दर, मोराटोरियम (किस्तें टालने की अवधि) और कूलिंग-ऑफ़ अवधि पर छोटी गाइड।',
    h1: 'खबरें और ब्लॉग',
    shortName: 'खबरें और ब्लॉग',
    canonical: '/news&blog',
    listed: true,
    card: 'news-key-facts',
  },
  '/register-type': {
    title: `पार्टनर रजिस्ट्रेशन फ़ॉर्म | ${brand.name}`,
    description:
      'डीलर, पार्टनर, एजेंट और एजेंसियाँ यहाँ अपनी जानकारी भरकर उसे रजिस्ट्रेशन पैक के रूप में प्रिंट करते हैं। फ़ॉर्म खुद कुछ नहीं भेजता।',
    h1: 'पार्टनर रजिस्ट्रेशन',
    shortName: 'पार्टनर रजिस्ट्रेशन',
    canonical: '/register-type',
    listed: true,
    card: 'dealer-showroom',
  },
  '/dealer': {
    title: `डीलर के बारे में | ${brand.name}`,
    description: `${brand.name} के डीलर क्या करते हैं, हम किस तरह के डीलरों के साथ काम करते हैं, और शोरूम कैसे रजिस्टर होता है।`,
    h1: 'डीलर के बारे में',
    shortName: 'डीलर',
    canonical: '/dealer',
    listed: true,
    card: 'dealer-showroom',
  },
  '/support': {
    title: `सहायता और शर्तें | ${brand.name}`,
    description:
      'हमें लिखें, हमारा डाक का पता देखें, इस्तेमाल की शर्तें पढ़ें, और जानें कि शिकायत कैसे करें और उसे आगे कैसे ले जाएँ।',
    h1: 'सहायता',
    shortName: 'सहायता',
    canonical: '/support',
    listed: true,
    card: 'branch-counter',
  },
  '/loan-eligibility': {
    title: `लोन की पात्रता जाँचें | ${brand.name}`,
    description:
      'किस्त, खर्च के बाद बची रकम में उसका हिस्सा और आसान किस्त वाली सबसे बड़ी रकम देखें। फ़ोन नंबर नहीं पूछा जाता, और आपका लिखा कुछ भी भेजा नहीं जाता।',
    h1: 'लोन की पात्रता',
    shortName: 'लोन की पात्रता',
    canonical: '/loan-eligibility',
    listed: true,
    card: 'product-simple-application',
  },
  '/branches': {
    title: `हमारी शाखाएँ | ${brand.name}`,
    description:
      'अपने पास की शाखा, डीलर या पार्टनर खोजें: मुंबई, दिल्ली और बेंगलुरु की नमूना शाखाएँ, उनके समय और सेवाओं के साथ।',
    h1: 'हमारी शाखाएँ',
    shortName: 'हमारी शाखाएँ',
    canonical: '/branches',
    listed: true,
    card: 'branch-counter',
  },
  '/faq': {
    title: `अक्सर पूछे जाने वाले सवाल | ${brand.name}`,
    description:
      'लोन की सीमा, फ़ीस, मोबाइल ऐप, लोन देने वाली कंपनियों, आपके डेटा, और कुछ गड़बड़ होने पर क्या करें, इन सब पर दस जवाब।',
    h1: 'अक्सर पूछे जाने वाले सवाल',
    shortName: 'अक्सर पूछे जाने वाले सवाल',
    canonical: '/faq',
    listed: true,
    card: 'app-phone',
  },
  '/privacypolicy': {
    title: `गोपनीयता नीति | ${brand.name}`,
    description:
      'कौन-सा फ़ॉर्म क्या डेटा भेजता है, आपके डिवाइस पर क्या रहता है, डेटा किसे मिलता है, सहमति कैसे वापस लें और शिकायत कैसे करें।',
    h1: 'गोपनीयता नीति',
    shortName: 'गोपनीयता नीति',
    canonical: '/privacypolicy',
    listed: true,
    card: 'news-data-protection',
  },
  '/ev-loan': {
    title: `EV लोन | ${brand.name}`,
    description:
      'इलेक्ट्रिक गाड़ी के लोन की जानकारी: रकम, अवधि, दर, कागज़ात, पात्रता और शुल्क। रकम अमेरिकी डॉलर में है।',
    h1: 'अपनी इलेक्ट्रिक गाड़ी के लिए लोन लें',
    shortName: 'EV लोन',
    canonical: '/ev-loan',
    listed: true,
    card: 'ev-charging',
  },
  'not-found': {
    title: `पेज नहीं मिला | ${brand.name}`,
    description: 'इस पते पर कोई पेज नहीं है।',
    h1: 'पेज नहीं मिला',
    shortName: 'पेज नहीं मिला',
    canonical: '/',
    listed: false,
    card: 'hero-three-wheeler',
  },
  offline: {
    title: `इंटरनेट कनेक्शन नहीं है | ${brand.name}`,
    description: 'यह पेज आपके डिवाइस पर सेव नहीं है, और इसे लाने के लिए इंटरनेट कनेक्शन नहीं है।',
    h1: 'आप ऑफ़लाइन हैं',
    shortName: 'इंटरनेट कनेक्शन नहीं है',
    canonical: '/',
    listed: false,
    card: 'hero-three-wheeler',
  },
} as const satisfies PagesContent;
