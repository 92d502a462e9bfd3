import { DOCUMENT_KINDS } from '#domain/lending/documents.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import { consentTitle } from '#renderer/features/applications/my-loan/consent-words.ts';
import type { Loan } from '#renderer/features/applications/my-loan/loan-facts.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/**
 * What the gateway says is missing, each thing once and in words: `section.field`, `document:kind` or
 * `consent:purpose`, with the lender's ID where there is one for each.
 */
export function missingInWords(
  translator: Translator,
  loan: Pick<Loan, 'match'>,
  fields: readonly string[],
): readonly string[] {
  return [...new Set(fields.flatMap((field) => wordsOf(translator, loan, field) ?? []))];
}

function wordsOf(
  translator: Translator,
  loan: Pick<Loan, 'match'>,
  field: string,
): string | undefined {
  const { t } = translator;
  const [kind = '', what = '', lenderId = null] = field.split(':');
  if (kind === 'document') {
    const known = DOCUMENT_KINDS.find((each) => each === what);
    return known === undefined ? undefined : t(`applications.document.${known}`);
  }
  if (kind === 'consent') {
    const purpose = consentTitle(translator, loan, { purpose: what, lenderId });
    return t('myLoan.missingConsent', { purpose });
  }
  const section = SECTION_NAMES.find((each) => field.startsWith(`${each}.`));
  return section === undefined ? undefined : t(`myLoan.section.${section}`);
}
