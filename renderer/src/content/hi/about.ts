import { brandIn } from '#renderer/content/brand/words/words.ts';
import type { AboutContent } from '#renderer/content/page-types.ts';

const brand = brandIn('hi');

export const about = {
  tagline: brand.tagline,
  image: 'about-story',
  alt: 'नदी पर बना पुल, जिस पर एक थ्री-व्हीलर चल रहा है',
  story: {
    heading: 'हमारी कहानी',
    paragraphs: [
      `${brand.name} की शुरुआत ${brand.foundedYear} में हुई। इसका हेड ऑफ़िस ${brand.region} के शहर ${brand.headquarters.city} में है।`,
      'हमने एक सवाल से शुरुआत की। एक ड्राइवर की आय पक्की है और वह जो गाड़ी रोज़ चलाता है, वही खरीदना चाहता है। फिर उसे लोन का इतना लंबा इंतज़ार क्यों करना पड़ता है? अक्सर जवाब यही निकला: अधूरे कागज़ात, खर्च का साफ़ न होना और बहुत ज़्यादा चक्कर।',
      'इसलिए हमने एक सेतु बनाया। एक तरफ़ वे लोग और कारोबार हैं, जिन्हें लोन चाहिए। दूसरी तरफ़ लोन देने वाली कंपनियाँ, डीलर और पार्टनर हैं। हम इनके बीच का रास्ता आसान और साफ़ रखते हैं।',
    ],
  },
  facts: [
    { label: 'स्थापना', value: `${brand.foundedYear}` },
    { label: 'हेड ऑफ़िस', value: `${brand.headquarters.city}, ${brand.headquarters.state}` },
    { label: 'बिकी हुई गाड़ियाँ', value: `2500 (आँकड़ा ${brand.name} का बताया हुआ)` },
  ],
  values: {
    heading: 'हमारे उसूल',
    cards: [
      {
        title: 'खर्च साफ़ बताना',
        text: 'आपके फ़ैसले से पहले हम APR (सालाना कुल लागत दर) और हर शुल्क दिखाते हैं।',
      },
      {
        title: 'सबसे एक जैसा व्यवहार',
        text: 'ऑफ़र APR के क्रम में रखे जाते हैं। कोई भी पैसे देकर बेहतर जगह नहीं ले सकता।',
      },
      {
        title: 'कम से कम पूछना',
        text: 'हम सिर्फ़ वही जानकारी माँगते हैं, जो उस चरण के लिए ज़रूरी है, और बताते हैं कि वह किस काम की है।',
      },
    ],
  },
  contactCard: {
    heading: 'संपर्क करें',
    paragraphs: ['हमें लिखें या हमसे आकर मिलें। आपकी मदद करके हमें खुशी होगी।'],
    button: { label: 'हमसे संपर्क करें', to: '/support' },
    socialHeading: 'सोशल मीडिया',
  },
  awards: {
    heading: 'पुरस्कार और सम्मान',
    paragraphs: ['ये नमूने हैं। असली पुरस्कार पोर्टल चलाने वाली कंपनी यहाँ लिखेगी।'],
    items: [
      'पहला पुरस्कार: नाम और साल जल्द बताए जाएँगे',
      'दूसरा पुरस्कार: नाम और साल जल्द बताए जाएँगे',
      'तीसरा पुरस्कार: नाम और साल जल्द बताए जाएँगे',
    ],
  },
} as const satisfies AboutContent;
