import { AGREED_STATES } from '#domain/lending/states/lender-case-states.ts';
import {
  PURPOSES,
  PURPOSE_NAMES,
  type PurposeName,
} from '#domain/lending/notifications/notices.ts';
import {
  type Consent,
  type Loan,
  caseStatesOf,
  lenderName,
} from '#renderer/features/applications/my-loan/loan-facts.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

const purposeOf = (purpose: string): PurposeName | undefined =>
  PURPOSE_NAMES.find((known) => known === purpose);

/** What was agreed to, as the notice said it. */
export function consentTitle(
  { t, language }: Translator,
  loan: Pick<Loan, 'match'>,
  { purpose, lenderId }: Pick<Consent, 'purpose' | 'lenderId'>,
): string {
  const known = purposeOf(purpose);
  if (known === undefined) return purpose;
  const lender = lenderId === null ? '' : lenderName(loan, lenderId, language);
  return t(`purpose.${known}`, { lender });
}

/** States of a case from which on a lender may have begun to pay. */
const PAYING = [...AGREED_STATES, 'DISBURSED'] as const;

/** What withdrawing a consent means for the application. */
export function consequenceOf(
  translator: Translator,
  loan: Pick<Loan, 'state' | 'match' | 'lenders'>,
  { purpose, lenderId }: Pick<Consent, 'purpose' | 'lenderId'>,
): string {
  const { t, language } = translator;
  const known = purposeOf(purpose);
  if (loan.state === 'CLOSED') return t('myLoan.consentClosed');
  if (known === undefined || !PURPOSES[known].isRequired) return t('myLoan.consentFree');
  if (loan.state === 'DRAFT') return t('myLoan.consentDraft');
  const ends =
    lenderId === null
      ? t('myLoan.consentNeeded')
      : t('myLoan.consentLender', { lender: lenderName(loan, lenderId, language) });
  const mayBePaying = caseStatesOf(loan).some((state) => PAYING.some((paying) => paying === state));
  return mayBePaying ? `${ends} ${t('myLoan.consentPaid')}` : ends;
}
