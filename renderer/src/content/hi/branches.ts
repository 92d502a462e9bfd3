import { branchFacts, officesIn } from '#renderer/content/branch-facts.ts';
import type { BranchesContent } from '#renderer/content/page-types.ts';

const services = {
  loans: 'लोन के आवेदन',
  rental: 'EV किराये पर',
  papers: 'कागज़ात में मदद',
  partners: 'पार्टनर रजिस्ट्रेशन',
} as const;

const { offices, cards } = officesIn('hi', 'कंपनी का ऑफ़िस');

export const branches = {
  intro:
    'शहर, कस्बे, राज्य या PIN कोड से शाखा खोजें। आपके आसपास के डीलरों और पार्टनरों से शाखा के ज़रिए संपर्क होता है।',
  sampleNote: 'इस तालिका की तीनों शाखाएँ नमूना हैं। इनके पते और फ़ोन नंबर असली नहीं हैं, सिर्फ़ दिखाने के लिए हैं।',
  columns: {
    name: 'नाम',
    address: 'पता',
    phone: 'फ़ोन',
    hours: 'समय',
    services: 'सेवाएँ',
    distance: 'सीधी रेखा में दूरी',
  },
  samples: [
    {
      ...branchFacts.mumbai,
      name: 'मुंबई शाखा',
      address: 'पूरा पता जल्द बताया जाएगा, मुंबई, महाराष्ट्र 400001',
      phone: { text: 'फ़ोन नंबर जल्द बताया जाएगा', href: null },
      hours: 'सोमवार से शनिवार, सुबह 10 से शाम 6 बजे तक',
      services: [services.loans, services.rental, services.papers],
    },
    {
      ...branchFacts.delhi,
      name: 'दिल्ली शाखा',
      address: 'पूरा पता जल्द बताया जाएगा, दिल्ली 110001',
      phone: { text: 'फ़ोन नंबर जल्द बताया जाएगा', href: null },
      hours: 'सोमवार से शनिवार, सुबह 10 से शाम 6 बजे तक',
      services: [services.loans, services.papers, services.partners],
    },
    {
      ...branchFacts.bangalore,
      name: 'बेंगलुरु शाखा',
      address: 'पूरा पता जल्द बताया जाएगा, बेंगलुरु, कर्नाटक 560001',
      phone: { text: 'फ़ोन नंबर जल्द बताया जाएगा', href: null },
      hours: 'सोमवार से शुक्रवार, सुबह 10 से शाम 5 बजे तक',
      services: [services.loans, services.rental, services.partners],
    },
  ],
  offices,
  cards: {
    heading: 'हमसे मिलने आएँ',
    directionsLabel: 'रास्ता देखें',
    items: cards,
  },
  map: {
    heading: 'नक्शे पर',
    drawing:
      'चित्र दिखाता है कि शाखाएँ और ऑफ़िस एक-दूसरे से किस दिशा में हैं। उत्तर ऊपर है। यह नक्शा नहीं है और इसमें सीमाएँ नहीं हैं।',
    title: 'हमारी शाखाओं का नक्शा',
    loadLabel: 'नक्शा खोलें',
    loadNote:
      'नक्शा दूसरी साइट से आता है। वह तभी खुलता है, और उस साइट को आपके आने का पता तभी चलता है, जब आप नक्शा माँगते हैं।',
  },
} as const satisfies BranchesContent;
