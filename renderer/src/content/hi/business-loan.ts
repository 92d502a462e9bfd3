import { brandIn } from '#renderer/content/brand/words/words.ts';
import { loanFigures } from '#renderer/content/loan-figures.ts';
import type { BusinessLoanContent } from '#renderer/content/page-types.ts';

const foreclosure = 'कुछ नहीं';
const applyNow = { label: 'अभी आवेदन करें', to: '/apply-loan' } as const;

/** Figures as published, in US dollars. */
export const businessLoan = {
  intro: 'माल खरीदने, मंदा महीना निकालने या नई मशीन काम पर लगाने के लिए पैसा।',
  currencyNote:
    'इस पेज पर रकम अमेरिकी डॉलर (US$) में है, जैसी प्रकाशित हुई है। यह रुपयों में कोई ऑफ़र नहीं है। रुपयों में लोन 5 लाख रुपये (₹5,00,000) तक के होते हैं, और उनके आँकड़े लोन देने वाली कंपनी के मुख्य तथ्य विवरण (KFS) में मिलते हैं।',
  cards: [
    {
      id: 'small-business-loan',
      title: 'छोटे कारोबार के लिए लोन',
      text: 'शुरू में एकमुश्त रकम, जो तय किस्तों में चुकाई जाती है।',
      image: 'business-shop',
      alt: 'एक छोटी दुकान जिसका शटर खुला है',
      facts: [
        { label: 'रकम', value: 'US$50,000 तक' },
        { label: 'ब्याज दर', value: `${loanFigures.smallBusinessLoan.ratePercentFrom}% से शुरू` },
        { label: 'गिरवी', value: 'कुछ नहीं' },
      ],
      action: applyNow,
      figures: loanFigures.smallBusinessLoan,
    },
    {
      id: 'business-line-of-credit',
      title: 'कारोबार के लिए क्रेडिट लाइन',
      text: 'अपनी सीमा के अंदर, जब और जितनी ज़रूरत हो, उतनी रकम लें।',
      image: 'business-credit-line',
      alt: 'गोदाम में आता-जाता माल',
      facts: [
        { label: 'रकम', value: 'US$100,000 तक' },
        { label: 'ब्याज दर', value: `${loanFigures.lineOfCredit.ratePercentFrom}% से शुरू` },
        { label: 'गिरवी', value: 'ज़रूरी' },
      ],
      action: applyNow,
      figures: loanFigures.lineOfCredit,
    },
    {
      id: 'equipment-financing',
      title: 'उपकरण के लिए लोन',
      text: 'मशीनों और गाड़ियों के लिए। आप जो खरीदते हैं, वही लोन के बदले गिरवी रहता है।',
      image: 'business-equipment',
      alt: 'नई मशीन वाली वर्कशॉप',
      facts: [
        { label: 'रकम', value: 'US$500,000 तक' },
        {
          label: 'ब्याज दर',
          value: `${loanFigures.equipmentFinancing.ratePercentFrom}% से शुरू`,
        },
        { label: 'गिरवी', value: 'वही उपकरण' },
      ],
      action: applyNow,
      figures: loanFigures.equipmentFinancing,
    },
  ],
  eligibility: {
    heading: 'पात्रता',
    paragraphs: ['आपके कारोबार में ये तीनों बातें होनी चाहिए।'],
    items: ['क्रेडिट स्कोर कम से कम 600', 'सालाना टर्नओवर कम से कम US$100,000', 'कम से कम 2 साल से चालू'],
  },
  details: {
    heading: 'लोन की जानकारी',
    facts: [
      { label: 'रकम', value: 'US$500,000 तक' },
      { label: 'अवधि', value: '5 साल तक' },
      { label: 'ब्याज दर', value: '5% से शुरू' },
      { label: 'समय से पहले भुगतान पर जुर्माना', value: foreclosure },
    ],
  },
  foreclosure,
  supportNote: `सहायता सातों दिन, चौबीसों घंटे (24/7) मिलती है: आप हमें कभी भी लिख सकते हैं। हमारी टीम जवाब देती है: ${brandIn('hi').hours}।`,
  feeNote:
    'हम लोन लेने वालों से कोई फ़ीस नहीं लेते। लोन देने वाली कंपनियों की अपनी फ़ीस होती है, और वह APR (सालाना कुल लागत दर) में शामिल होती है।',
} as const satisfies BusinessLoanContent;
