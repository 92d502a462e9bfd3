import type { Language } from '#domain/languages.ts';

/** What people agree to, or what the law says that they must be told. */
export const LEGAL_TEXTS = ['privacy-policy', 'terms', 'consents', 'key-facts'] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];

/** The languages in which each of them is English, or was reviewed in every part. */
export type ReviewedTexts = Readonly<Record<LegalText, readonly Language[]>>;
