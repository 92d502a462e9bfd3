import type { OffersContent } from '#renderer/content/home-types.ts';

const ended = {
  dateText: 'ऑफ़र की आखिरी तारीख: 30 जून 2023',
  endedOn: '2023-06-30',
  status: 'यह ऑफ़र खत्म हो चुका है।',
  action: { label: 'और जानें', to: '/products' },
} as const;

/** Dated offers, shown as they were published, with the plain remark that they are over. */
export const offers = {
  heading: 'ऑफ़र',
  intro: 'हमारे अब तक के ऑफ़र, हर एक की आखिरी तारीख के साथ।',
  carouselLabel: 'ऑफ़र',
  slides: [
    {
      id: 'offer-three-wheeler',
      title: 'इलेक्ट्रिक थ्री-व्हीलर लोन',
      description: 'नया इलेक्ट्रिक थ्री-व्हीलर खरीदने वालों को कागज़ात और रजिस्ट्रेशन में मदद।',
      image: 'offer-three-wheeler',
      alt: 'शोरूम के सामने नया इलेक्ट्रिक थ्री-व्हीलर',
      ...ended,
    },
    {
      id: 'offer-rental',
      title: 'इलेक्ट्रिक थ्री-व्हीलर किराये पर',
      description: 'पहले किराये पर लें, देखें कि हफ़्ते में कितनी कमाई होती है, और खरीदने का फ़ैसला बाद में करें।',
      image: 'offer-rental',
      alt: 'किराये के इलेक्ट्रिक थ्री-व्हीलर की चाबी लेते हुए ड्राइवर',
      ...ended,
    },
    {
      id: 'offer-business',
      title: 'छोटे कारोबार के लिए लोन',
      description: 'शाखा में मुलाकात, जहाँ हम साथ मिलकर बिज़नेस लोन का आवेदन तैयार करते हैं।',
      image: 'offer-business',
      alt: 'कागज़ात देखते हुए दुकानदार और सलाहकार',
      ...ended,
    },
  ],
} as const satisfies OffersContent;
