/** Why a borrower is asked to correct or provide something, and why the service turns an application down. */
import type { Language } from '#domain/languages.ts';

/** The same words in each language of the portal. */
type Words = Readonly<Record<Language, string>>;

/** Of operators, and of lenders that ask for more documents. */
export const CHANGE_REASONS = [
  'not-readable',
  'incomplete',
  'wrong-document',
  'out-of-date',
  'not-masked',
  'differs-from-documents',
  'not-plausible',
  'further-document',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** What the borrower reads. */
export const CHANGE_REASON_WORDS = {
  'not-readable': {
    en: 'It cannot be read. Please take the picture again in good light.',
    hi: 'यह पढ़ा नहीं जा रहा। कृपया अच्छी रोशनी में दोबारा फ़ोटो लें।',
  },
  incomplete: {
    en: 'A part or a page is missing. Please add it.',
    hi: 'कोई हिस्सा या पन्ना छूट गया है। कृपया उसे जोड़ें।',
  },
  'wrong-document': {
    en: 'This is not the document that was asked for. Please send that one.',
    hi: 'दूसरा कागज़ माँगा गया था। कृपया वही भेजें।',
  },
  'out-of-date': {
    en: 'It is out of date. Please bring a newer one.',
    hi: 'यह पुराना हो चुका है। कृपया नया दें।',
  },
  'not-masked': {
    en: 'More than the last four digits of the Aadhaar number can be seen. Please cover the others.',
    hi: 'आधार नंबर के आखिरी चार अंकों से ज़्यादा दिख रहे हैं। कृपया बाकी अंक ढक दें।',
  },
  'differs-from-documents': {
    en: 'What you entered does not match your documents. Please correct one or the other.',
    hi: 'आपकी भरी हुई जानकारी आपके कागज़ात से मेल नहीं खाती। जो गलत हो, उसे ठीक करें।',
  },
  'not-plausible': {
    en: 'Something here looks like a mistake. Please check it.',
    hi: 'यहाँ शायद कोई गलती रह गई है। कृपया जाँच लें।',
  },
  'further-document': {
    en: 'One more document is needed. Please send it.',
    hi: 'एक और कागज़ चाहिए। कृपया भेजें।',
  },
} as const satisfies Readonly<Record<ChangeReason, Words>>;

/** Of operators. Lenders have reasons of their own. */
export const REJECTION_REASONS = [
  'cannot-be-confirmed',
  'documents-not-genuine',
  'outside-our-rules',
  'applied-before',
  'not-reached',
] as const;
/** Other reasons for which the service may have turned an application down: nobody chooses these from a list. */
export const ALL_REJECTION_REASONS = [...REJECTION_REASONS, 'lender-not-reached'] as const;

export const REJECTION_REASON_WORDS = {
  'cannot-be-confirmed': {
    en: 'We could not confirm what the application says.',
    hi: 'हम आवेदन में दी गई जानकारी की पुष्टि नहीं कर पाए।',
  },
  'documents-not-genuine': {
    en: 'We could not accept the documents as genuine.',
    hi: 'हम कागज़ात को असली नहीं मान पाए।',
  },
  'outside-our-rules': {
    en: 'None of the chosen lenders gives loans for this purpose.',
    hi: 'आपकी चुनी हुई कंपनियों में से कोई भी इस काम के लिए लोन नहीं देती।',
  },
  'applied-before': {
    en: 'There is another application for the same vehicle.',
    hi: 'इसी गाड़ी के लिए एक और आवेदन है।',
  },
  'not-reached': {
    en: 'We could not reach you.',
    hi: 'हम आपसे संपर्क नहीं कर पाए।',
  },
  'lender-not-reached': {
    en: 'We could not get your application to a lender you chose. You can start a new one with other lenders.',
    hi: 'हम आपका आवेदन आपकी चुनी हुई कंपनी तक नहीं पहुँचा पाए। आप दूसरी कंपनियों के साथ नया आवेदन शुरू कर सकते हैं।',
  },
} as const satisfies Readonly<Record<(typeof ALL_REJECTION_REASONS)[number], Words>>;
