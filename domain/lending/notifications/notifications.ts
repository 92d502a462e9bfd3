/**
 * What notifications say. The subject, and an SMS, say only what happened, with the number; an email adds what to do. None names
 * people, lenders or amounts: messages are read on the way, and on other people's screens.
 */
import type { Language } from '#domain/languages.ts';
import type { NotificationEvent } from '#domain/lending/notifications/notification-events.ts';

type InBoth = Readonly<Record<Language, string>>;

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
      en: 'We will check it and send it to the lenders you chose. There is nothing you need to do now.',
      hi: 'हम इसे जाँचकर आपकी चुनी हुई लोन देने वाली कंपनियों को भेजेंगे। अभी आपको कुछ नहीं करना है।',
    },
  },
  'changes-requested': {
    title: { en: 'Your application needs corrections', hi: 'आपके आवेदन में सुधार चाहिए' },
    text: {
      en: 'Please sign in to see what to correct or add. We go on once you have sent it again.',
      hi: 'क्या सुधारना या जोड़ना है, यह देखने के लिए लॉगिन करें। आप इसे दोबारा भेजेंगे, तब काम आगे बढ़ेगा।',
    },
  },
  'message-written': {
    title: {
      en: 'There is a message about your application',
      hi: 'आपके आवेदन के बारे में एक संदेश है',
    },
    text: {
      en: 'Please sign in and open My loan to read it. You can answer it there.',
      hi: 'इसे पढ़ने के लिए लॉगिन करें और “मेरा लोन” खोलें। वहीं आप जवाब भी दे सकते हैं।',
    },
  },
  'handed-over': {
    title: {
      en: 'Your application is with the lenders',
      hi: 'आपका आवेदन लोन देने वाली कंपनियों के पास है',
    },
    text: {
      en: 'We have sent it to the lenders you chose, and to nobody else. We will write to you when one of them answers.',
      hi: 'हमने इसे सिर्फ़ आपकी चुनी हुई कंपनियों को भेजा है, किसी और को नहीं। किसी कंपनी का जवाब आते ही हम आपको लिखेंगे।',
    },
  },
  'lender-asks-for-more': {
    title: { en: 'A lender asks for more documents', hi: 'लोन देने वाली एक कंपनी ने और कागज़ात माँगे हैं' },
    text: {
      en: 'Please sign in to see which ones, and add them there. Never send documents by email.',
      hi: 'लॉगिन करके देखें कि कौन-से कागज़ात चाहिए, और उन्हें वहीं जोड़ें। कागज़ात कभी ईमेल से न भेजें।',
    },
  },
  'offer-made': {
    title: { en: 'You have an offer', hi: 'आपके लिए एक ऑफ़र आया है' },
    text: {
      en: 'Please sign in to read its key facts statement. It says until when the offer is valid. You are free to decline it.',
      hi: 'मुख्य तथ्य विवरण पढ़ने के लिए लॉगिन करें। उसमें लिखा है कि ऑफ़र कब तक मान्य है। आप चाहें तो इसे नामंज़ूर भी कर सकते हैं।',
    },
  },
  'offer-lapses-tomorrow': {
    title: { en: 'Tomorrow is the last day of an offer', hi: 'कल एक ऑफ़र का आखिरी दिन है' },
    text: {
      en: 'If you want it, please sign in and accept it by the end of tomorrow. If you do nothing, it lapses by itself.',
      hi: 'अगर आपको यह चाहिए, तो कल तक लॉगिन करके मंज़ूर करें। कुछ न करने पर यह अपने आप खत्म हो जाएगा।',
    },
  },
  'offer-lapsed': {
    title: { en: 'An offer has lapsed', hi: 'एक ऑफ़र का समय खत्म हो गया है' },
    text: {
      en: 'It can no longer be accepted. Please sign in to see whether other offers are open.',
      hi: 'अब इसे मंज़ूर नहीं किया जा सकता। कोई और ऑफ़र है या नहीं, यह लॉगिन करके देखें।',
    },
  },
  'offer-withdrawn': {
    title: {
      en: 'A lender has withdrawn its offer',
      hi: 'लोन देने वाली एक कंपनी ने अपना ऑफ़र वापस ले लिया है',
    },
    text: {
      en: 'It can no longer be accepted. Please sign in to see whether other offers are open.',
      hi: 'अब इसे मंज़ूर नहीं किया जा सकता। कोई और ऑफ़र है या नहीं, यह लॉगिन करके देखें।',
    },
  },
  'lender-rejected': {
    title: { en: 'A lender has declined', hi: 'लोन देने वाली एक कंपनी ने मना कर दिया है' },
    text: {
      en: 'Please sign in to see where things stand with the other lenders you chose.',
      hi: 'लॉगिन करके देखें कि आपकी चुनी हुई बाकी कंपनियों के यहाँ काम कहाँ तक पहुँचा है।',
    },
  },
  'lender-not-reached': {
    title: {
      en: 'We could not reach a lender you chose',
      hi: 'हम आपकी चुनी हुई एक कंपनी तक नहीं पहुँच पाए',
    },
    text: {
      en: 'Your application could not be delivered to it, so it will not answer. The other lenders you chose still have it. There is nothing you need to do now.',
      hi: 'आपका आवेदन उस तक नहीं पहुँच पाया, इसलिए उसका जवाब नहीं आएगा। आपकी चुनी हुई बाकी कंपनियों के पास आवेदन है। अभी आपको कुछ नहीं करना है।',
    },
  },
  rejected: {
    title: { en: 'Your application was declined', hi: 'आपका आवेदन मंज़ूर नहीं हुआ' },
    text: {
      en: 'Please sign in to read the reason. If you do not agree, you can make a complaint there.',
      hi: 'वजह पढ़ने के लिए लॉगिन करें। अगर आप सहमत नहीं हैं, तो वहीं शिकायत कर सकते हैं।',
    },
  },
  expired: {
    title: { en: 'Your application has ended', hi: 'आपका आवेदन बंद हो गया है' },
    text: {
      en: 'No offer was accepted in time, or nothing happened for too long. You can start a new one at any time.',
      hi: 'कोई ऑफ़र समय पर मंज़ूर नहीं किया गया, या बहुत दिनों तक आवेदन पर कुछ नहीं हुआ। आप कभी भी नया आवेदन शुरू कर सकते हैं।',
    },
  },
  agreed: {
    title: { en: 'Your loan agreement is complete', hi: 'आपके लोन का एग्रीमेंट हो गया है' },
    text: {
      en: 'Please sign in to see the next steps, and until when you can still leave the loan.',
      hi: 'आगे क्या करना है और आप कब तक लोन छोड़ सकते हैं, यह लॉगिन करके देखें।',
    },
  },
  'delivery-order-issued': {
    title: {
      en: 'The delivery order is issued',
      hi: 'डिलीवरी ऑर्डर जारी हो गया है',
    },
    text: {
      en: 'Your dealer can now invoice the vehicle. Please ask the dealer when it will be delivered.',
      hi: 'अब डीलर आपकी गाड़ी का बिल बना सकते हैं। गाड़ी कब मिलेगी, यह उनसे पूछें।',
    },
  },
  'delivery-order-cancelled': {
    title: {
      en: 'The delivery order is cancelled',
      hi: 'डिलीवरी ऑर्डर रद्द हो गया है',
    },
    text: {
      en: 'The vehicle will not be paid for under it. Please sign in to see why.',
      hi: 'इस ऑर्डर पर गाड़ी का भुगतान नहीं होगा। वजह लॉगिन करके देखें।',
    },
  },
  disbursed: {
    title: { en: 'Your loan is paid out', hi: 'आपके लोन की रकम दे दी गई है' },
    text: {
      en: 'The lender has paid the dealer of your vehicle. Please sign in to see until when you can still leave the loan, and whom to ask.',
      hi: 'लोन देने वाली कंपनी ने आपकी गाड़ी के डीलर को पूरी रकम दे दी है। आप कब तक लोन छोड़ सकते हैं और किससे पूछना है, यह लॉगिन करके देखें।',
    },
  },
  'cooled-off': {
    title: {
      en: 'You have left the loan',
      hi: 'आपने लोन छोड़ दिया है',
    },
    text: {
      en: 'The lender was told. Please sign in to see what is still to be paid back or returned.',
      hi: 'हमने लोन देने वाली कंपनी को बता दिया है। क्या लौटाना बाकी है, यह लॉगिन करके देखें।',
    },
  },
  withdrawn: {
    title: { en: 'Your application is withdrawn', hi: 'आपका आवेदन वापस ले लिया गया है' },
    text: {
      en: 'Lenders that had it were told. If this was not you, please sign in and make a complaint.',
      hi: 'जिन कंपनियों के पास यह था, उन्हें बता दिया गया है। अगर यह आपने नहीं किया, तो लॉगिन करके शिकायत करें।',
    },
  },
  'grievance-answered': {
    title: { en: 'Your complaint is answered', hi: 'आपकी शिकायत का जवाब आ गया है' },
    text: {
      en: 'Please sign in to read the answer. You can close the complaint there, or take it further.',
      hi: 'जवाब पढ़ने के लिए लॉगिन करें। वहाँ आप शिकायत बंद कर सकते हैं या आगे ले जा सकते हैं।',
    },
  },
};

/** The end of every email. `{address}` is where it leads. */
const ENDING: InBoth = {
  en: '{address}\n\nWe never ask for a password, a code or a payment by email.',
  hi: '{address}\n\nहम ईमेल से कभी पासवर्ड, कोड या भुगतान नहीं माँगते।',
};

export type NotificationText = { readonly subject: string; readonly body: string };

/** What happened, and what it means for the person, without a number or a greeting. */
export const wordsOf = (event: NotificationEvent, language: Language) => ({
  title: WORDS[event].title[language],
  text: WORDS[event].text[language],
});

/** The email about an event, in plain text. `number` is of the application or grievance, `address` where it leads. */
export function notificationText(
  event: NotificationEvent,
  language: Language,
  { number, address }: { readonly number: string; readonly address: string },
): NotificationText {
  const { title, text } = WORDS[event];
  const subject = `${title[language]} (${number})`;
  const ending = ENDING[language].replace('{address}', () => address);
  return { subject, body: `${subject}\n\n${text[language]}\n\n${ending}\n` };
}

/** The SMS about an event. `service` is who sends it, `address` where it leads. */
export const shortText = (
  event: NotificationEvent,
  language: Language,
  about: { readonly service: string; readonly number: string; readonly address: string },
): string =>
  `${about.service}: ${WORDS[event].title[language]} (${about.number}). ${about.address}`;

/** Things that cannot wait for the morning: somebody else may have done them. */
const URGENT: readonly NotificationEvent[] = ['withdrawn'];

/** Whether it may be sent by phone at night. */
export const isUrgent = (event: NotificationEvent): boolean => URGENT.includes(event);
