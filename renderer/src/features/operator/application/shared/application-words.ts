import { purposeTitle } from '#domain/lending/notifications/purpose-title.ts';
import type { ReviewedDocument } from '#renderer/features/operator/application/shared/reviewed.ts';
import { DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import { DATA_ITEMS, PURPOSE_NAMES } from '#domain/lending/notifications/notices.ts';
import { OFFER_STATES } from '#domain/lending/states/offer-states.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

type Words = Pick<Translator, 't' | 'language'>;

/** Names lenders by their ID. */
export type LenderName = (lenderId: string) => string;

/** Names a kind of document; an unknown code stays unchanged. For borrowers the photograph is one of themselves. */
export function kindInWords({ t }: Words, code: string): string {
  const kind = DOCUMENT_KINDS.find((each) => each === code);
  if (kind === 'photograph') return t('review.photograph');
  return kind === undefined ? code : t(`applications.document.${kind}`);
}

/** What a document is called: its kind, with a number if there are several. */
export function nameOfDocument(
  words: Words,
  { document, kind }: ReviewedDocument,
  all: readonly ReviewedDocument[],
): string {
  const same = all.filter((each) => each.kind === kind);
  const name = kindInWords(words, kind);
  if (same.length < 2) return name;
  const index = same.findIndex((each) => each.document === document) + 1;
  return words.t('review.numbered', { name, index });
}

/** The title of a consent, with the lender's name; `purpose` or `purpose:lender`. */
export function consentInWords(
  { language }: Words,
  key: string,
  lenderName: LenderName,
  lenderId: string | null = null,
): string {
  const [purpose, named = lenderId ?? ''] = key.split(':');
  const known = PURPOSE_NAMES.find((each) => each === purpose);
  return known === undefined ? key : purposeTitle(known, language, lenderName(named));
}

/** Names a kind of data that a consent covers. */
export function itemInWords({ t }: Words, code: string): string {
  const item = DATA_ITEMS.find((each) => each === code);
  return item === undefined ? code : t(`applications.data.${item}`);
}

export function caseInWords({ t }: Words, code: string): string {
  const state = LENDER_CASE_STATES.find((each) => each === code);
  return state === undefined ? code : t(`review.caseState.${state}`);
}

export function offerInWords({ t }: Words, code: string): string {
  const state = OFFER_STATES.find((each) => each === code);
  return state === undefined ? code : t(`review.offerState.${state}`);
}

export function deliveryInWords({ t }: Words, code: string): string {
  const state = DELIVERY_STATES.find((each) => each === code);
  return state === undefined ? code : t(`review.delivery.state.${state}`);
}
