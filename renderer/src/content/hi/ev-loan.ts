import { loanFigures } from '#renderer/content/loan-figures.ts';
import type { EvLoanContent } from '#renderer/content/page-types.ts';

const figures = loanFigures.evLoan;
const penalCharges = 'US$25 या भुगतान का 5%, जो भी ज़्यादा हो';
const foreclosure = 'कुछ नहीं';
/** Worked out as on /products: the lowest rate, the longest term, the fee kept back. */
const APR_WITH_FEE = '4.40';

/** Figures as published, in US dollars. */
export const evLoan = {
  headline: 'अपनी इलेक्ट्रिक गाड़ी के लिए लोन लें',
  intro: 'नई या पुरानी इलेक्ट्रिक गाड़ी के लिए लोन, जो बराबर मासिक किस्तों में चुकाया जाता है।',
  image: 'ev-charging',
  alt: 'चार्जिंग पॉइंट पर इलेक्ट्रिक थ्री-व्हीलर',
  currencyNote:
    'इस पेज पर रकम अमेरिकी डॉलर (US$) में है, जैसी प्रकाशित हुई है। यह रुपयों में कोई ऑफ़र नहीं है। रुपयों में लोन 5 लाख रुपये (₹5,00,000) तक के होते हैं, और उनके आँकड़े लोन देने वाली कंपनी के मुख्य तथ्य विवरण (KFS) में मिलते हैं।',
  applyNow: { label: 'अभी आवेदन करें', to: '/apply-loan' },
  purpose: {
    heading: 'लोन किसलिए',
    paragraphs: [
      'यह लोन इलेक्ट्रिक गाड़ी खरीदने के लिए है, चाहे अपने इस्तेमाल के लिए हो या कमाई के लिए। इसे किसी और काम में नहीं लगाया जा सकता।',
    ],
  },
  details: {
    heading: 'लोन की जानकारी',
    facts: [
      { label: 'लोन की रकम', value: 'US$50,000 तक' },
      { label: 'अवधि', value: `${figures.maximumTermYears} साल तक` },
      { label: 'ब्याज दर', value: `${figures.ratePercentFrom}% APR से शुरू (बदल सकती है)` },
      { label: 'दर का प्रकार', value: 'स्थिर' },
    ],
  },
  documents: {
    heading: 'ज़रूरी कागज़ात',
    paragraphs: ['कृपया ये चारों कागज़ात तैयार रखें।'],
    items: ['ड्राइविंग लाइसेंस', 'आय का प्रमाण', 'बीमे का प्रमाण', 'निवास का प्रमाण'],
  },
  eligibility: {
    heading: 'पात्रता',
    paragraphs: ['चारों बातें सही होनी चाहिए।'],
    items: [
      'आपकी उम्र कम से कम 18 साल है।',
      'आपका क्रेडिट स्कोर 650 या उससे ज़्यादा है।',
      'आय के मुकाबले आपके कर्ज़ का अनुपात 45% या उससे कम है।',
      'पिछले 3 साल में आप दिवालिया घोषित नहीं हुए हैं, और कर्ज़ न चुकाने पर आपकी कोई संपत्ति ज़ब्त नहीं हुई है।',
    ],
  },
  charges: {
    heading: 'लगने वाले शुल्क',
    facts: [
      { label: 'प्रोसेसिंग फ़ीस', value: `लोन की रकम का ${figures.feePercent}%` },
      { label: 'देर से भुगतान की फ़ीस', value: penalCharges },
      { label: 'समय से पहले भुगतान पर जुर्माना', value: foreclosure },
    ],
  },
  feeNote: `ये शुल्क लोन देने वाली कंपनी के हैं। हम लोन लेने वालों से कोई फ़ीस नहीं लेते। प्रोसेसिंग फ़ीस जोड़ने पर ${figures.maximumTermYears} साल के लिए ${figures.ratePercentFrom}% की दर ${APR_WITH_FEE}% APR (सालाना कुल लागत दर) बनती है (अनुमानित)।`,
  figures,
  penalCharges,
  foreclosure,
} as const satisfies EvLoanContent;
