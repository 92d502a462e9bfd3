/** The documents of an application: their kinds, how large they may be, and why one is turned down. */

/** What only the guarantor sends, on the guarantor's own link: the Aadhaar with all but its last four digits covered. */
export const DOCUMENTS_OF_GUARANTOR = ['guarantor-aadhaar', 'guarantor-pan-or-form-60'] as const;

/** What a lender may ask for before it sanctions a loan. The bank statement covers six months. */
export const DOCUMENTS_BEFORE_SANCTION = [
  'masked-aadhaar',
  'pan-or-form-60',
  'driving-licence',
  'proforma-invoice',
  'photograph',
  'bank-statement',
  'proof-of-address',
  ...DOCUMENTS_OF_GUARANTOR,
  'margin-receipt',
] as const;

/** How products and documents from before a guarantor's documents were kinds of their own name all of them together. */
const GUARANTORS_TOGETHER = 'guarantor-documents';

/** What a version of a product may name. */
export const NAMED_BEFORE_SANCTION = [...DOCUMENTS_BEFORE_SANCTION, GUARANTORS_TOGETHER] as const;

const VEHICLE_DOCUMENTS = [
  'invoice',
  'insurance',
  'form-20',
  'form-21',
  'form-22',
  'form-34',
  'registration-certificate',
  'delivery-report',
] as const;

/**
 * What it may ask for afterwards. The insurance names the lender. The receipt for the down payment belongs here: before a
 * decision nobody should have to pay.
 */
export const DOCUMENTS_AFTER_SANCTION = ['margin-receipt', ...VEHICLE_DOCUMENTS] as const;

export const DOCUMENT_KINDS = [...NAMED_BEFORE_SANCTION, ...VEHICLE_DOCUMENTS] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type DocumentOfGuarantor = (typeof DOCUMENTS_OF_GUARANTOR)[number];

/** The dealer's own documents, which the dealer may upload for the borrower. */
export const DOCUMENTS_OF_DEALER = [
  'proforma-invoice',
  'invoice',
  'insurance',
  'delivery-report',
] as const satisfies readonly DocumentKind[];

export const isAskedBeforeSanction = (kind: DocumentKind): boolean =>
  DOCUMENTS_BEFORE_SANCTION.some((asked) => asked === kind);

/** Whether somebody must have paid the dealer before a lender of these decides. */
export const isPaymentAskedEarly = (beforeSanction: readonly DocumentKind[]): boolean =>
  beforeSanction.includes('margin-receipt');

/** Whether it may be asked for: before an offer is accepted nobody pays, unless a chosen product said so on its card. */
export const isTimely = (
  kind: DocumentKind,
  beforeSanction: readonly DocumentKind[],
  isOfferAccepted: boolean,
): boolean =>
  isOfferAccepted || !isPaymentAskedEarly([kind]) || isPaymentAskedEarly(beforeSanction);

/** Also of a document from before a guarantor's documents were kinds of their own. */
export const isOfGuarantor = (kind: DocumentKind): boolean =>
  kind === GUARANTORS_TOGETHER || DOCUMENTS_OF_GUARANTOR.some((each) => each === kind);

/** Whether the guarantor sent it: the borrower then sees only how far it is. */
export const isSentByGuarantor = (kind: string): boolean =>
  DOCUMENTS_OF_GUARANTOR.some((each) => each === kind);

/** What these kinds ask of a guarantor, each once. */
export const kindsAskedOfGuarantor = (
  kinds: readonly DocumentKind[],
): readonly DocumentOfGuarantor[] =>
  DOCUMENTS_OF_GUARANTOR.filter(
    (kind) => kinds.includes(kind) || kinds.includes(GUARANTORS_TOGETHER),
  );

/** Of the kinds that a product may ask for, those that it asks of this borrower: a guarantor's only where there is one. */
export const kindsAskedOf = (
  kinds: readonly DocumentKind[],
  hasGuarantor: boolean,
): readonly DocumentKind[] => [
  ...kinds.filter((kind) => !isOfGuarantor(kind)),
  ...(hasGuarantor ? kindsAskedOfGuarantor(kinds) : []),
];

const SHOWING_AADHAAR: readonly DocumentKind[] = [
  'masked-aadhaar',
  'guarantor-aadhaar',
  GUARANTORS_TOGETHER,
];

/** Whether all but the last four digits of an Aadhaar number must be covered in it: by the borrower, and an operator looks. */
export const needsMasking = (kind: DocumentKind): boolean => SHOWING_AADHAAR.includes(kind);

/** Whether it must be a picture; the others may be a PDF as well. */
export const mustBePicture = (kind: DocumentKind): boolean => kind === 'photograph';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;
export const MAX_DOCUMENT_BYTES = 5 * MEBIBYTE;
/** Of all documents of one application together. */
export const MAX_APPLICATION_BYTES = 40 * MEBIBYTE;
/** Of all documents of one person's applications together: those of two full ones. */
export const MAX_PERSON_BYTES = 2 * MAX_APPLICATION_BYTES;
/** Characters of a document's file name. */
export const MAX_FILE_NAME = 120;
/** How many documents an application may have at a time, and over its life, removed ones included. */
export const MAX_DOCUMENTS = 40;
export const MAX_DOCUMENTS_EVER = 200;
/** The same of those that a guarantor has sent, so that the borrower's have room. */
export const MAX_GUARANTORS_DOCUMENTS = 8;

/** A document is sent in parts of this size; the last one is what remains. Parts are counted from 1. */
export const PART_BYTES = 256 * KIBIBYTE;
export const MAX_PARTS = MAX_DOCUMENT_BYTES / PART_BYTES;

export const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/** Size in bytes of a part of a document of this size. */
export const bytesOfPart = (bytes: number, part: number): number =>
  Math.min(PART_BYTES, bytes - (part - 1) * PART_BYTES);

/** A picture is shrunk to this many pixels, and one with more than the second number is refused. */
export const MAX_PICTURE_PIXELS = 12_000_000;
export const MAX_SENT_PIXELS = 25_000_000;
/**
 * A picture with more pixels than this for each of its bytes shows nothing. Measured on pages of A4 at 300 dots an inch: a
 * page of text has at most 620 (PNG of one bit), a single line of text 4,680; an empty page 7,420 as PNG, 21,300 as lossless
 * WebP; files made to be large when decoded begin at 24,000.
 */
export const MAX_PIXELS_A_BYTE = 10_000;

/** Why the gateway refuses what was sent. */
export const REFUSAL_REASONS = [
  'other-content',
  'unknown-format',
  'no-picture',
  'unreadable-picture',
  'too-many-pixels',
  'empty-picture',
  'unreadable-pdf',
  'encrypted-pdf',
  'too-large',
  'harmful',
  'lost',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Why an operator asks for it again. */
export const RESUBMIT_REASONS = [
  'not-readable',
  'incomplete',
  'wrong-document',
  'out-of-date',
  'not-masked',
] as const;
export type ResubmitReason = (typeof RESUBMIT_REASONS)[number];
