import {
  type CheckId,
  type Stated,
  fieldsOfCheck,
  isOwnCheck,
  statedFor,
} from '#domain/lending/document-checks.ts';
import { valueIn } from '#domain/lending/sections.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { answerInWords, labelOf } from '#renderer/ui/staff/answers.ts';

/** What a check is called. */
export function checkInWords(words: Translator, check: CheckId): string {
  if (!isOwnCheck(check)) return labelOf(words, check);
  if (check === 'address') return words.t('review.section.address');
  if (check === 'guarantor') return words.t('review.guarantor');
  return words.t(`review.checks.own.${check}`);
}

/** What the document is compared with, as it was typed; null where it is looked at alone. */
export function statedInWords(words: Translator, check: CheckId, stated: Stated): string | null {
  const values =
    check === 'guarantor'
      ? statedFor(check, stated).map(String)
      : fieldsOfCheck(check).flatMap(
          (field) => answerInWords(words, field, valueIn(stated.sections, field)) ?? [],
        );
  return values.length === 0 ? null : values.join(', ');
}
