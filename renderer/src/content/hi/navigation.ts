import { brandIn, companyName } from '#renderer/content/brand/words/words.ts';
import type { NavigationContent } from '#renderer/content/types.ts';

const brand = brandIn('hi');

export const navigation = {
  partners: [
    { label: 'पार्टनर बनें', to: '/register' },
    { label: 'अपनी NBFC रजिस्टर करें', to: '/register?as=NBFC' },
  ],
  entry: [
    { label: 'लोन के लिए आवेदन', to: '/apply-loan' },
    { label: 'लॉगिन / रजिस्टर करें', to: '/login' },
  ],
  account: { label: 'मेरा खाता', to: '/consumer-profile' },
  quick: [
    { label: 'EMI कैलकुलेटर', to: '/emi-calculator' },
    { label: 'लोन की पात्रता', to: '/loan-eligibility' },
    { label: 'EV लोन', to: '/ev-loan' },
    { label: 'सवाल-जवाब', to: '/faq' },
  ],
  main: [
    { label: 'होम', to: '/' },
    { label: 'हमारे बारे में', to: '/about' },
    { label: 'NBFC', to: '/nbfc' },
    { label: 'प्रोडक्ट', to: '/products' },
    { label: 'डीलर', to: '/dealer' },
    { label: 'खबरें और ब्लॉग', to: '/news&blog' },
    { label: 'हमारी शाखाएँ', to: '/branches' },
    { label: 'बिज़नेस लोन', to: '/business-loan' },
    { label: 'सहायता', to: '/support' },
  ],
  footer: [
    {
      heading: 'लोन',
      links: [
        { label: 'प्रोडक्ट', to: '/products' },
        { label: 'EV लोन', to: '/ev-loan' },
        { label: 'बिज़नेस लोन', to: '/business-loan' },
        { label: 'लोन के लिए आवेदन करें', to: '/apply-loan' },
        { label: 'लोन की पात्रता जाँचें', to: '/loan-eligibility' },
        { label: 'EMI कैलकुलेटर', to: '/emi-calculator' },
        { label: 'साइकोमेट्रिक टेस्ट', to: '/psychometric-test' },
      ],
    },
    {
      heading: 'कंपनी',
      links: [
        { label: 'हमारे बारे में', to: '/about' },
        { label: 'खबरें और ब्लॉग', to: '/news&blog' },
        { label: 'हमारी शाखाएँ', to: '/branches' },
        { label: 'NBFC', to: '/NBFC' },
        { label: 'डीलर', to: '/dealer' },
        { label: 'पार्टनर बनें', to: '/register' },
        { label: 'पार्टनर रजिस्ट्रेशन', to: '/register-type' },
        { label: 'NBFC रजिस्ट्रेशन', to: '/register-nbfc' },
      ],
    },
    {
      heading: 'मदद',
      links: [
        { label: 'मेरा खाता', to: '/consumer-profile' },
        { label: 'सहायता', to: '/support' },
        { label: 'अक्सर पूछे जाने वाले सवाल', to: '/faq' },
        { label: 'गोपनीयता नीति', to: '/privacypolicy' },
        { label: 'नियम और शर्तें', to: '/support#terms' },
      ],
    },
  ],
  here: [
    { label: 'यहीं आवेदन करें', to: '/apply' },
    { label: 'मिलान का तरीका', to: '/how-we-match' },
  ],
  labels: {
    topHeader: 'पार्टनर और ग्राहकों के लिए',
    quick: 'लोन और सवाल',
    main: 'मुख्य',
    footer: 'साइट मैप',
    menu: 'मेन्यू',
    skipToContent: 'सीधे मुख्य सामग्री पर जाएँ',
    brandLink: `${brand.name}, होम पेज`,
    breadcrumb: 'आप यहाँ हैं',
  },
  footerText: {
    contactHeading: 'संपर्क',
    appsHeading: 'मोबाइल ऐप',
    socialHeading: 'हमें फ़ॉलो करें',
    grievanceHeading: 'शिकायतें',
    feeStatement: `${brand.name} लोन लेने वालों से कोई फ़ीस नहीं लेता। लोन देने वाली कंपनियों की अपनी फ़ीस होती है, और वह APR (सालाना कुल लागत दर) में शामिल होती है।`,
    roleStatement: `${brand.name} लोन से जुड़ी एक सेवा है। यह बैंक नहीं है और खुद लोन नहीं देता। लोन वे कंपनियाँ देती हैं जिनके नाम हर ऑफ़र में लिखे होते हैं।`,
    copyright: `© ${brand.foundedYear} ${companyName(brand)}`,
  },
} as const satisfies NavigationContent;
