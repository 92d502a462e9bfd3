import type { Words } from '#renderer/i18n/words.ts';

/** Hindi. A desk that waits behind its lock: a showroom's computer, or a page of the desk in a browser. */
export const lock: Words<'lock'> = {
  lockedDesk: {
    title: 'यह कंप्यूटर लॉक है',
    pageTitle: 'यह पेज लॉक है',
    why: 'जहाँ थे वहीं से आगे बढ़ने के लिए {{person}} के खाते में लॉगिन करें। जो लिखा था, वह मिटा नहीं है: तब तक छिपा रहेगा।',
    person: '{{userId}} (नंबर के आखिरी अंक {{ends}})',
    byPassword: 'पासवर्ड से',
    byCode: 'SMS कोड से',
    unlock: 'लॉक खोलें',
    signIn: 'लॉगिन करें',
    codeGoesTo: 'कोड उस मोबाइल नंबर पर जाएगा, जिसके आखिरी अंक {{ends}} हैं।',
    wrongPassword: 'यह {{person}} का पासवर्ड नहीं है। कुछ मिटा नहीं है: फिर से कोशिश करें।',
    wrongNumber: 'यह {{person}} का नंबर नहीं है। कुछ मिटा नहीं है: फिर से कोशिश करें।',
    others: 'कोई और है?',
    goOnAs: '{{person}} के खाते में लॉगिन करें',
    somebodyElse: 'किसी और खाते में लॉगिन करें',
    question: 'अब कोई और काम करेगा?',
    loses: '{{person}} ने जो लिखा है और सेव नहीं किया, वह मिट जाएगा, जैसे ही कोई और यहाँ लॉगिन करेगा।',
    takeOver: 'लॉगिन पर जाएँ',
    back: 'वापस',
    asOther: '{{person}} के खाते में लॉगिन करें। तब तक {{owner}} का लिखा कुछ नहीं मिटेगा।',
    asAnybody: 'जब तक कोई और लॉगिन नहीं करता, {{owner}} का लिखा कुछ नहीं मिटेगा।',
  },
};
