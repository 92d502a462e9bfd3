/**
 * What people are told by email. The subject holds what happened and the number alone; the body adds what to do. Neither
 * names people, lenders or amounts: mail is read on the way, and on other people's screens.
 */
import type { NotificationEvent } from '#domain/lending/notification-events.ts';

export type NotificationLanguage = 'en' | 'hi';

type InBoth = Readonly<Record<NotificationLanguage, string>>;

type Words = {
  /** What happened, as a subject and without a full stop. */
  readonly title: InBoth;
  /** What it means, and what to do. */
  readonly text: InBoth;
};

const WORDS: Readonly<Record<NotificationEvent, Words>> = {
  submitted: {
    title: { en: 'We have your application', hi: 'आपका आवेदन हमें मिल गया है' },
    text: {
      en: 'We check it and then send it to the lenders that you chose. You need to do nothing now.',
      hi: 'हम इसे जाँचते हैं और फिर आपके चुने हुए ऋणदाताओं को भेजते हैं। अभी आपको कुछ नहीं करना है।',
    },
  },
  'changes-requested': {
    title: { en: 'Your application needs corrections', hi: 'आपके आवेदन में सुधार चाहिए' },
    text: {
      en: 'Please sign in to see what to correct or add. It goes on once you have sent it back.',
      hi: 'क्या सुधारना या जोड़ना है, यह देखने के लिए साइन इन करें। आपके वापस भेजने के बाद काम आगे बढ़ेगा।',
    },
  },
  'handed-over': {
    title: {
      en: 'Your application is with the lenders',
      hi: 'आपका आवेदन ऋणदाताओं के पास है',
    },
    text: {
      en: 'It was sent to the lenders that you chose, and to nobody else. We write to you when one of them answers.',
      hi: 'इसे केवल आपके चुने हुए ऋणदाताओं को भेजा गया है, किसी और को नहीं। उनमें से किसी का उत्तर आने पर हम आपको लिखेंगे।',
    },
  },
  'lender-asks-for-more': {
    title: { en: 'A lender asks for more documents', hi: 'एक ऋणदाता और दस्तावेज़ माँग रहा है' },
    text: {
      en: 'Please sign in to see which ones, and add them there. Never send documents by email.',
      hi: 'कौन से दस्तावेज़ चाहिए, यह देखने और उन्हें वहीं जोड़ने के लिए साइन इन करें। दस्तावेज़ ईमेल से कभी न भेजें।',
    },
  },
  'offer-made': {
    title: { en: 'You have an offer', hi: 'आपके लिए एक प्रस्ताव आया है' },
    text: {
      en: 'Please sign in to read its key facts statement. It says until when the offer is valid. You are free to decline it.',
      hi: 'मुख्य तथ्य विवरण पढ़ने के लिए साइन इन करें। उसमें लिखा है कि प्रस्ताव कब तक मान्य है। आप इसे अस्वीकार भी कर सकते हैं।',
    },
  },
  'offer-lapses-tomorrow': {
    title: { en: 'An offer lapses tomorrow', hi: 'एक प्रस्ताव कल समाप्त हो जाएगा' },
    text: {
      en: 'If you want it, please sign in and accept it before then. If you do nothing, it lapses by itself.',
      hi: 'यदि आप इसे लेना चाहते हैं, तो उससे पहले साइन इन करके स्वीकार करें। कुछ न करने पर यह अपने आप समाप्त हो जाएगा।',
    },
  },
  'offer-lapsed': {
    title: { en: 'An offer has lapsed', hi: 'एक प्रस्ताव समाप्त हो गया है' },
    text: {
      en: 'It can no longer be accepted. Please sign in to see whether other offers are open.',
      hi: 'अब इसे स्वीकार नहीं किया जा सकता। दूसरे प्रस्ताव खुले हैं या नहीं, यह देखने के लिए साइन इन करें।',
    },
  },
  'offer-withdrawn': {
    title: {
      en: 'A lender has withdrawn its offer',
      hi: 'एक ऋणदाता ने अपना प्रस्ताव वापस ले लिया है',
    },
    text: {
      en: 'It can no longer be accepted. Please sign in to see whether other offers are open.',
      hi: 'अब इसे स्वीकार नहीं किया जा सकता। दूसरे प्रस्ताव खुले हैं या नहीं, यह देखने के लिए साइन इन करें।',
    },
  },
  'lender-rejected': {
    title: { en: 'A lender has declined', hi: 'एक ऋणदाता ने मना कर दिया है' },
    text: {
      en: 'Please sign in to read the reason, and how it stands with the other lenders that you chose.',
      hi: 'कारण और आपके चुने हुए दूसरे ऋणदाताओं की स्थिति देखने के लिए साइन इन करें।',
    },
  },
  rejected: {
    title: { en: 'Your application was declined', hi: 'आपका आवेदन अस्वीकार हो गया है' },
    text: {
      en: 'Please sign in to read the reason. If you do not agree, you can raise a grievance there.',
      hi: 'कारण पढ़ने के लिए साइन इन करें। यदि आप सहमत नहीं हैं, तो वहीं शिकायत दर्ज कर सकते हैं।',
    },
  },
  expired: {
    title: { en: 'Your application has ended', hi: 'आपका आवेदन समाप्त हो गया है' },
    text: {
      en: 'No offer was accepted in time, or nobody had touched it for too long. You can begin a new one at any time.',
      hi: 'समय पर कोई प्रस्ताव स्वीकार नहीं हुआ, या बहुत समय से इस पर कुछ नहीं किया गया था। आप कभी भी नया आवेदन शुरू कर सकते हैं।',
    },
  },
  agreed: {
    title: { en: 'Your loan agreement is concluded', hi: 'आपका ऋण अनुबंध हो गया है' },
    text: {
      en: 'Please sign in to see the next steps, and until when you may still step back.',
      hi: 'अगले चरण और आप कब तक पीछे हट सकते हैं, यह देखने के लिए साइन इन करें।',
    },
  },
  'delivery-order-issued': {
    title: {
      en: 'The delivery order is issued',
      hi: 'डिलीवरी ऑर्डर जारी हो गया है',
    },
    text: {
      en: 'Your dealer can now invoice the vehicle. Please ask the dealer when it will be delivered.',
      hi: 'अब आपका डीलर वाहन का बिल बना सकता है। वाहन कब मिलेगा, यह डीलर से पूछें।',
    },
  },
  'delivery-order-cancelled': {
    title: {
      en: 'The delivery order is cancelled',
      hi: 'डिलीवरी ऑर्डर रद्द हो गया है',
    },
    text: {
      en: 'The vehicle will not be paid for under it. Please sign in to see why.',
      hi: 'इसके तहत वाहन का भुगतान नहीं होगा। कारण देखने के लिए साइन इन करें।',
    },
  },
  disbursed: {
    title: { en: 'Your loan is paid out', hi: 'आपका ऋण जारी हो गया है' },
    text: {
      en: 'The lender has paid the dealer of your vehicle. Please sign in to see until when you may still step back, and whom to ask.',
      hi: 'ऋणदाता ने आपके वाहन के डीलर को भुगतान कर दिया है। आप कब तक पीछे हट सकते हैं और किससे पूछें, यह देखने के लिए साइन इन करें।',
    },
  },
  'cooled-off': {
    title: {
      en: 'You have stepped back from the loan',
      hi: 'आप ऋण से पीछे हट गए हैं',
    },
    text: {
      en: 'The lender was told. Please sign in to see what is still to be paid back or returned.',
      hi: 'ऋणदाता को बता दिया गया है। क्या लौटाना बाकी है, यह देखने के लिए साइन इन करें।',
    },
  },
  withdrawn: {
    title: { en: 'Your application is withdrawn', hi: 'आपका आवेदन वापस ले लिया गया है' },
    text: {
      en: 'Lenders that had it were told. If this was not you, please sign in and raise a grievance.',
      hi: 'जिन ऋणदाताओं के पास यह था, उन्हें बता दिया गया है। यदि यह आपने नहीं किया, तो साइन इन करके शिकायत दर्ज करें।',
    },
  },
  'grievance-answered': {
    title: { en: 'Your grievance is answered', hi: 'आपकी शिकायत का उत्तर आ गया है' },
    text: {
      en: 'Please sign in to read the answer. You can close the grievance there, or escalate it.',
      hi: 'उत्तर पढ़ने के लिए साइन इन करें। आप वहाँ शिकायत बंद कर सकते हैं या आगे बढ़ा सकते हैं।',
    },
  },
};

/** What ends every body. `{address}` is the portal's. */
const ENDING: InBoth = {
  en: '{address}\n\nWe never ask for a password, a code or a payment by email.',
  hi: '{address}\n\nहम ईमेल से कभी पासवर्ड, कोड या भुगतान नहीं माँगते।',
};

export type NotificationText = { readonly subject: string; readonly body: string };

/** The email about an event, in plain text. `number` is of the application or grievance, `address` the portal's. */
export function notificationText(
  event: NotificationEvent,
  language: NotificationLanguage,
  { number, address }: { readonly number: string; readonly address: string },
): NotificationText {
  const { title, text } = WORDS[event];
  const subject = `${title[language]} (${number})`;
  const ending = ENDING[language].replace('{address}', () => address);
  return { subject, body: `${subject}\n\n${text[language]}\n\n${ending}\n` };
}
