import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. The dealer’s desk around its views. */
export const dealerDesk: Words<'dealer-desk'> = {
  desk: {
    who: '{{name}}, {{dealer}}',
    account: 'मेरा खाता',
    lock: 'लॉक करें',
    views: 'डीलर डेस्क',
    titles: {
      today: 'आज',
      leads: 'संभावित ग्राहक',
      lead: 'संभावित ग्राहक',
      following: 'लोन की स्थिति',
      prices: 'मूल्य सूची',
      showroom: 'शोरूम',
    },
    failure: {
      refused: 'इस रूप में यह सेव नहीं हो सका। जहाँ निशान है, वहाँ जाँचें और फिर कोशिश करें।',
      noMember: 'यह आपके लिए खुला नहीं है, या अब नहीं रहा। अपने शोरूम के मैनेजर से पूछें।',
      notFound: 'यह अब यहाँ नहीं है। शायद किसी ने इसे हटा दिया है।',
    },
  },
};
