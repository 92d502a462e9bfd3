/**
 * The notices that people consent to: each is self-contained, names the data and the purpose, and says how to withdraw and
 * complain (DPDP Act 2023, sections 5 and 6). A consent keeps the hash of the notice that was shown, so a text that is
 * changed here makes another notice.
 */
import type { Language } from '#domain/languages.ts';

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
  },
  'check-documents': {
    items: ['documents'],
    isPerLender: false,
    isRequired: true,
  },
  'contact-me': {
    items: ['name', 'mobile-number'],
    isPerLender: false,
    isRequired: true,
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
  },
  'share-status-with-dealer': {
    items: ['application-status'],
    isPerLender: false,
    isRequired: false,
  },
  guarantee: {
    items: ['name', 'mobile-number'],
    isPerLender: false,
    isRequired: false,
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

/** What the hash of a notice is made from: everything that people read and agree to. */
export const hashedText = ({ purpose, lenderId, language, title, text, rights, items }: Notice) =>
  JSON.stringify([purpose, lenderId, language, title, text, rights, items]);
