import { brandIn } from '#renderer/content/brand/words/words.ts';
import type { TeamContent } from '#renderer/content/home-types.ts';

const brand = brandIn('hi');

const unnamed = {
  name: 'नाम जल्द बताया जाएगा',
  image: 'director-silhouette',
  alt: '',
} as const;

export const team = {
  heading: 'हमारी टीम',
  intro: 'चार डायरेक्टर कंपनी चलाते हैं। हर डायरेक्टर की ज़िम्मेदारी देखने के लिए कार्ड छुएँ।',
  flipLabel: 'कार्ड पलटें',
  members: [
    {
      id: 'managing-director',
      role: 'मैनेजिंग डायरेक्टर',
      front: 'कंपनी की अगुवाई',
      back: 'पूरी कंपनी की और इस साइट के हर वादे को निभाने की ज़िम्मेदारी।',
      ...unnamed,
    },
    {
      id: 'director-finance',
      role: 'डायरेक्टर, फ़ाइनेंस',
      front: 'लोन देने वाली कंपनियों के साथ काम',
      back: 'लोन देने वाली कंपनियों से हुए करारों की ज़िम्मेदारी, और इसकी कि उनका पूरा खर्च दिखाया जाए।',
      ...unnamed,
    },
    {
      id: 'director-operations',
      role: 'डायरेक्टर, ऑपरेशंस',
      front: 'शाखाओं और डीलरों का काम',
      back: 'शाखाओं, डीलरों और पार्टनरों की ज़िम्मेदारी, और इसकी कि वहाँ ग्राहकों से कैसा व्यवहार होता है।',
      ...unnamed,
    },
    {
      id: 'director-technology',
      role: 'डायरेक्टर, टेक्नोलॉजी',
      front: 'पोर्टल और ऐप बनाने का काम',
      back: 'पोर्टल, ऐप और उस डेटा की सुरक्षा की ज़िम्मेदारी, जो आप भरोसे से हमें देते हैं।',
      ...unnamed,
    },
  ],
  claim: {
    value: 2500,
    text: '2500 गाड़ियाँ बिकीं',
    source: `यह आँकड़ा ${brand.name} का बताया हुआ है।`,
  },
} as const satisfies TeamContent;
