import { DAY_MS } from '#domain/days.ts';
import type { DeliveryState } from '#domain/lending/states/delivery-states.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import type { LenderStep, WaitsFor } from '#domain/lending/lender-acts.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';
import { daysInWords } from '#renderer/i18n/spans-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

type Words = Pick<Translator, 't' | 'language'>;

/** How far a case is: the state of its delivery order, once there is one that counts. */
export function stateInWords(
  { state, delivery }: { readonly state: LenderCaseState; readonly delivery: DeliveryState | null },
  { t }: Words,
): string {
  const isWithOrder =
    state === 'AGREED' || state === 'DISBURSEMENT_PENDING' || state === 'DISBURSED';
  return isWithOrder && delivery !== null
    ? t(`lenderInbox.deliveries.${delivery}`)
    : t(`lenderInbox.states.${state}`);
}

/** What comes next: the lender's own step, or whose turn it is. */
export function nextInWords(
  { next, waitsFor }: { readonly next: LenderStep | null; readonly waitsFor: WaitsFor | null },
  { t }: Words,
): string {
  return next === null
    ? t(`lenderInbox.waits.${waitsFor ?? 'nobody'}`)
    : t(`lenderInbox.steps.${next}`);
}

/** The kind of a document; the applicant's own words call the photograph one of oneself. */
export function documentInWords(kind: DocumentKind, { t }: Words): string {
  return kind === 'photograph' ? t('lenderCase.photograph') : t(`applications.document.${kind}`);
}

/** For how long something has been so: `Today`, `3 days`. */
export function ageInWords(since: number, now: number, { t, language }: Words): string {
  const days = Math.floor((now - since) / DAY_MS);
  return days < 1 ? t('lenderInbox.today') : daysInWords(days, language);
}
