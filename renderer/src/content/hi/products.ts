import { brandIn } from '#renderer/content/brand/words/words.ts';
import type { ProductsContent } from '#renderer/content/page-types.ts';

const brand = brandIn('hi');

const january2023 = { text: 'जनवरी 2023', iso: '2023-01' } as const;

export const products = {
  intro:
    'इलेक्ट्रिक थ्री-व्हीलर के लिए लोन और किराये की सुविधा, और छोटे कारोबार के लिए लोन। पैसा लोन देने वाली कंपनी देती है, और हर लोन में उसके मुख्य तथ्य विवरण (KFS) की बात ही आखिरी मानी जाती है।',
  cards: [
    {
      id: 'fast-ev-financing',
      title: 'EV के लिए जल्दी लोन',
      text: 'एक फ़ॉर्म और एक बार के कागज़ात। लोन देने वाली कंपनी से पहले हम उन्हें जाँचते हैं, ताकि आपसे और कागज़ात बहुत कम माँगे जाएँ।',
      date: january2023,
      image: 'product-fast-financing',
      alt: 'चलता हुआ इलेक्ट्रिक थ्री-व्हीलर',
    },
    {
      id: 'low-ev-interest-rates',
      title: 'EV लोन पर कम ब्याज दर',
      text: 'सबसे कम APR (सालाना कुल लागत दर) वाला ऑफ़र सबसे पहले आता है। लोन देने वाली कंपनी की फ़ीस उसमें पहले से जुड़ी होती है।',
      date: january2023,
      image: 'product-interest-rates',
      alt: 'चार्ट पर नीचे जाती रेखा',
    },
    {
      id: 'flexible-repayment',
      title: 'चुकाने में सुविधा',
      text: 'छोटी किस्तों वाला लंबा लोन चुनें, या कम अवधि का लोन, जिसकी कुल लागत कम होती है।',
      date: january2023,
      image: 'product-flexible-repayment',
      alt: 'कैलेंडर जिस पर किस्तों की तारीखें लगी हैं',
    },
    {
      id: 'simple-application',
      title: 'आसान आवेदन',
      text: 'ऐप डाउनलोड करें, खाता बनाएँ, फ़ॉर्म भरें। आवेदन के लिए ऐप ही काफ़ी है।',
      textHere: 'इसी साइट पर या ऐप में आवेदन करें: एक ही फ़ॉर्म, जो भरते-भरते सेव होता है।',
      date: null,
      image: 'product-simple-application',
      alt: 'मोबाइल फ़ोन पर लोन का फ़ॉर्म',
    },
  ],
  loans: {
    heading: 'अपनी ज़रूरत चुनें',
    items: [
      {
        title: 'EV लोन',
        text: 'इलेक्ट्रिक गाड़ी खरीदने के लिए। रकम, अवधि, कागज़ात, पात्रता और शुल्क देखें।',
        image: 'ev-charging',
        alt: 'चार्जिंग पॉइंट पर इलेक्ट्रिक थ्री-व्हीलर',
        action: { label: 'EV लोन देखें', to: '/ev-loan' },
      },
      {
        title: 'EV किराये पर',
        text: 'अपने पास के डीलर से इलेक्ट्रिक थ्री-व्हीलर किराये पर लें और खरीदने से पहले ही कमाना शुरू करें।',
        image: 'offer-rental',
        alt: 'किराये के इलेक्ट्रिक थ्री-व्हीलर की चाबी लेते हुए ड्राइवर',
        action: { label: 'डीलर खोजें', to: '/branches' },
      },
      {
        title: 'बिज़नेस लोन',
        text: 'छोटे कारोबार के लिए लोन, क्रेडिट लाइन या उपकरण के लिए लोन।',
        image: 'business-shop',
        alt: 'एक छोटी दुकान जिसका शटर खुला है',
        action: { label: 'बिज़नेस लोन देखें', to: '/business-loan' },
      },
    ],
  },
  fees: {
    heading: 'कौन-सी फ़ीस नहीं लगती',
    paragraphs: [
      `आप ${brand.name} को कोई फ़ीस नहीं देते। लोन देने वाली कंपनियों की अपनी फ़ीस होती है। वह APR में शामिल होती है, और मुख्य तथ्य विवरण (KFS) में एक-एक फ़ीस लिखी होती है।`,
    ],
  },
  incentives: {
    heading: 'सरकारी प्रोत्साहन राशि के बारे में',
    paragraphs: [
      'इलेक्ट्रिक थ्री-व्हीलर की खरीद पर केंद्र सरकार की प्रोत्साहन राशि (PM E-DRIVE) बंद हो चुकी है। हिसाब लगाते समय कृपया इस पर भरोसा न करें। अगर आपके राज्य की अपनी कोई योजना है, तो अपने डीलर से उसकी मौजूदा अधिसूचना माँगें।',
    ],
  },
} as const satisfies ProductsContent;
