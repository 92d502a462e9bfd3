/**
 * The notices that people consent to: each is self-contained, names the data and the purpose, and says how to withdraw and
 * complain (DPDP Act 2023, sections 5 and 6). A consent keeps the hash of the notice that was shown, so a text that is
 * changed here makes another notice.
 */
import { type InStaffLanguages, type Language, nameIn } from '#domain/languages.ts';
import type { DocumentOfGuarantor } from '#domain/lending/documents.ts';

/** The kinds of data that a notice can name. */
export const DATA_ITEMS = [
  'name',
  'mobile-number',
  'date-of-birth',
  'address',
  'identifiers',
  'work-and-income',
  'vehicle-and-prices',
  'bank-account',
  'documents',
  'application-status',
] as const;
export type DataItem = (typeof DATA_ITEMS)[number];

type Purpose = {
  readonly items: readonly DataItem[];
  /** Whether there is a consent for each lender. */
  readonly isPerLender: boolean;
  /** Without these an application cannot be submitted. */
  readonly isRequired: boolean;
  readonly title: Readonly<Record<Language, string>>;
  /** `{lender}` is the lender's name. */
  readonly text: Readonly<Record<Language, string>>;
};

export const PURPOSES = {
  'prepare-application': {
    items: [
      'name',
      'mobile-number',
      'date-of-birth',
      'address',
      'identifiers',
      'work-and-income',
      'vehicle-and-prices',
      'bank-account',
    ],
    isPerLender: false,
    isRequired: true,
    title: { en: 'Prepare my application', hi: 'मेरा आवेदन तैयार करना' },
    text: {
      en: 'We keep what you enter to prepare your loan application and to find lenders that match. We use it for nothing else. No lender sees it until you agree to it for that lender.',
      hi: 'आप जो जानकारी भरते हैं, उसे हम आपके लोन का आवेदन तैयार करने और लोन देने वाली कंपनियाँ खोजने के लिए रखते हैं। यह और किसी काम में नहीं आती। हर कंपनी के लिए आपसे अलग सहमति ली जाती है; उससे पहले वह कंपनी इसे नहीं देखती।',
    },
  },
  'check-documents': {
    items: ['documents'],
    isPerLender: false,
    isRequired: true,
    title: { en: 'Check my documents', hi: 'मेरे कागज़ात जाँचना' },
    text: {
      en: 'We keep the documents that you upload, encrypted, and a member of our staff checks that they can be read and that your Aadhaar number is masked. They are deleted after the lenders have received them, or when you withdraw.',
      hi: 'आप जो कागज़ात अपलोड करते हैं, उन्हें हम एन्क्रिप्ट करके रखते हैं। हमारे कर्मचारी देखते हैं कि वे पढ़े जा सकते हैं और आपका आधार नंबर ढका हुआ है। लोन देने वाली कंपनियों को मिल जाने के बाद, या आपके वापस लेने पर, वे मिटा दिए जाते हैं।',
    },
  },
  'contact-me': {
    items: ['name', 'mobile-number'],
    isPerLender: false,
    isRequired: true,
    title: { en: 'Contact me about this application', hi: 'इस आवेदन के बारे में मुझसे संपर्क करना' },
    text: {
      en: 'We call or write to you about this application only: when something is missing, and when there is an answer. We do not advertise to you.',
      hi: 'हम सिर्फ़ इस आवेदन के बारे में आपको फ़ोन करते या लिखते हैं: जब कुछ कम हो और जब कोई जवाब आए। हम आपको विज्ञापन नहीं भेजते।',
    },
  },
  'share-with-lender': {
    items: [
      'name',
      'mobile-number',
      'date-of-birth',
      'address',
      'identifiers',
      'work-and-income',
      'vehicle-and-prices',
      'bank-account',
      'documents',
    ],
    isPerLender: true,
    isRequired: true,
    title: { en: 'Send my application to {lender}', hi: '{lender} को मेरा आवेदन भेजना' },
    text: {
      en: 'We send your application and your documents to {lender}, so that it can decide whether to lend to you. {lender} may contact you about it.',
      hi: 'हम आपका आवेदन और कागज़ात {lender} को भेजते हैं, ताकि वह तय कर सके कि आपको लोन देना है या नहीं। {lender} इस बारे में आपसे संपर्क कर सकती है।',
    },
  },
  'share-status-with-dealer': {
    items: ['application-status'],
    isPerLender: false,
    isRequired: false,
    title: {
      en: 'Show my dealer how far my application is',
      hi: 'डीलर को दिखाना कि आवेदन कहाँ तक पहुँचा',
    },
    text: {
      en: 'Your vehicle dealer sees which documents have arrived and how far your application is. The dealer never sees your income, your bank statements, offers, or the reasons for a decision.',
      hi: 'आपका गाड़ी का डीलर देख सकता है कि कौन-से कागज़ात जमा हैं और आवेदन कहाँ तक पहुँचा है। आपकी कमाई, बैंक स्टेटमेंट, ऑफ़र या किसी फ़ैसले की वजह उसे कभी नहीं दिखती।',
    },
  },
  guarantee: {
    items: ['name', 'mobile-number'],
    isPerLender: false,
    isRequired: false,
    title: { en: 'Be named as guarantor', hi: 'गारंटर के तौर पर मेरा नाम देना' },
    text: {
      en: 'We keep your name and mobile number, and send them with this application to the lenders that the borrower chooses. If the borrower does not pay, the lender can ask you to pay. You sign with the lender later, not here.',
      hi: 'हम आपका नाम और मोबाइल नंबर रखते हैं और इस आवेदन के साथ लोन देने वाली उन कंपनियों को भेजते हैं, जिन्हें लोन लेने वाला चुनता है। लोन लेने वाला न चुकाए, तो कंपनी आपसे चुकाने को कह सकती है। दस्तखत आप बाद में कंपनी के पास करते हैं, यहाँ नहीं।',
    },
  },
} as const satisfies Readonly<Record<string, Purpose>>;

export type PurposeName = keyof typeof PURPOSES;
export const PURPOSE_NAMES = [
  'prepare-application',
  'check-documents',
  'contact-me',
  'share-with-lender',
  'share-status-with-dealer',
  'guarantee',
] as const satisfies readonly PurposeName[];

/** How borrowers withdraw and complain, beneath every notice of theirs. */
const RIGHTS = {
  en: 'You can withdraw this at any time on the page of your application; what was sent before stays with whoever received it. To complain, write to our grievance officer on the support page, then to the Data Protection Board of India.',
  hi: 'आप इसे कभी भी अपने आवेदन के पेज पर वापस ले सकते हैं; जो जानकारी पहले भेजी जा चुकी है, वह पाने वाले के पास रहती है। शिकायत के लिए सहायता पेज पर हमारे शिकायत निवारण अधिकारी को, फिर भारत के डेटा संरक्षण बोर्ड को लिखें।',
} as const satisfies Readonly<Record<Language, string>>;

/** The same for guarantors, who have a link and no page of an application. */
const RIGHTS_OF_GUARANTORS = {
  en: 'Until the application is sent, you can withdraw this with the link that you were sent; after that, write to our grievance officer on the support page. What was sent before stays with whoever received it. To complain, write to the same officer, then to the Data Protection Board of India.',
  hi: 'जब तक आवेदन नहीं भेजा गया है, आप इसे उसी लिंक से वापस ले सकते हैं, जो आपको भेजा गया है; उसके बाद सहायता पेज पर हमारे शिकायत निवारण अधिकारी को लिखें। जो जानकारी पहले भेजी जा चुकी है, वह पाने वाले के पास रहती है। शिकायत के लिए भी इसी अधिकारी को, फिर भारत के डेटा संरक्षण बोर्ड को लिखें।',
} as const satisfies Readonly<Record<Language, string>>;

export type Notice = {
  readonly purpose: PurposeName;
  readonly lenderId: string | null;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly rights: string;
  readonly items: readonly DataItem[];
  readonly isRequired: boolean;
};

/** A notice as it is shown. `lender` is who receives the data, where the purpose names one. */
export function noticeFor(
  purpose: PurposeName,
  language: Language,
  lender: { readonly id: string; readonly names: InStaffLanguages } | null,
): Notice {
  const { title, text, items, isRequired } = PURPOSES[purpose];
  const named = (words: string) =>
    words.replaceAll('{lender}', nameIn(lender?.names, language) ?? '');
  return {
    purpose,
    lenderId: lender?.id ?? null,
    language,
    title: named(title[language]),
    text: named(text[language]),
    rights: (purpose === 'guarantee' ? RIGHTS_OF_GUARANTORS : RIGHTS)[language],
    items: [...items],
    isRequired,
  };
}

const AND = { en: ', and ', hi: ', और ' } as const satisfies Readonly<Record<Language, string>>;

const GUARANTORS_DOCUMENTS = {
  'guarantor-aadhaar': {
    en: 'your Aadhaar card, with only the last four digits of its number showing',
    hi: 'अपना आधार कार्ड, जिसमें नंबर के सिर्फ़ आखिरी चार अंक दिखें',
  },
  'guarantor-pan-or-form-60': {
    en: 'your PAN card or Form 60',
    hi: 'अपना PAN कार्ड या फ़ॉर्म 60',
  },
} as const satisfies Readonly<Record<DocumentOfGuarantor, Readonly<Record<Language, string>>>>;

/** `{documents}` are named, after how many they are. */
const SENT_BY_GUARANTORS = {
  one: {
    en: 'You also send one document on this page: {documents}.',
    hi: 'साथ ही आप इसी पेज पर अपना एक कागज़ात भेजते हैं: {documents}।',
  },
  two: {
    en: 'You also send two documents on this page: {documents}.',
    hi: 'साथ ही आप इसी पेज पर अपने दो कागज़ात भेजते हैं: {documents}।',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

const KEPT_OF_GUARANTORS = {
  en: 'The borrower sees only whether they have arrived. We keep them encrypted, a member of our staff checks that they can be read and that the Aadhaar number is masked, and they go to the same lenders. They are deleted after the lenders have received them, or when you withdraw or somebody else is named in your place.',
  hi: 'लोन लेने वाले को सिर्फ़ यह दिखता है कि वे मिल गए या नहीं। हम इन्हें एन्क्रिप्ट करके रखते हैं, हमारे कर्मचारी देखते हैं कि वे पढ़े जा सकते हैं और आधार नंबर ढका हुआ है, और वे उन्हीं कंपनियों को जाते हैं। कंपनियों को मिल जाने के बाद, आपके सहमति वापस लेने पर, या आपकी जगह किसी और का नाम देने पर वे मिटा दिए जाते हैं।',
} as const satisfies Readonly<Record<Language, string>>;

/** The guarantor's notice, which names the documents that the guarantor sends: how many, and of which kinds. */
export function guaranteeNotice(
  language: Language,
  documents: readonly DocumentOfGuarantor[],
): Notice {
  const notice = noticeFor('guarantee', language, null);
  if (documents.length === 0) return notice;
  const named = documents.map((kind) => GUARANTORS_DOCUMENTS[kind][language]).join(AND[language]);
  const sent = SENT_BY_GUARANTORS[documents.length === 1 ? 'one' : 'two'][language];
  return {
    ...notice,
    text: [notice.text, sent.replace('{documents}', named), KEPT_OF_GUARANTORS[language]].join(' '),
    items: [...notice.items, 'documents'],
  };
}

/** What the hash of a notice is made from: everything that people read and agree to. */
export const hashedText = ({ purpose, lenderId, language, title, text, rights, items }: Notice) =>
  JSON.stringify([purpose, lenderId, language, title, text, rights, items]);
