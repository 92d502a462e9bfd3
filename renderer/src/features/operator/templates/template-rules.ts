import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { letterTemplates, writeLetterTemplate } from '#contract/operators/letters.ts';
import {
  MAX_SUBJECT,
  MAX_TEMPLATE_NAME,
  MAX_TEMPLATE_TEXT,
} from '#domain/lending/letter-limits.ts';
import { freedomProblem, onlyInOne, textProblem } from '#domain/lending/letters.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';

export type Template = ReplyOf<typeof letterTemplates>['templates'][number];
type Words = BodyOf<typeof writeLetterTemplate>['words'];

const PLACEHOLDER: PlainKey = 'templates.error.placeholder';
const DIFFERENT: PlainKey = 'templates.error.different';
const FREE_SUBJECT: PlainKey = 'templates.error.freeSubject';
const FEW_OWN_WORDS: PlainKey = 'templates.error.fewOwnWords';

const withPlaceholders = (most: number) =>
  requiredText(most).check(
    z.refine((typed) => textProblem(typed) === null, { error: PLACEHOLDER }),
  );

const subject = withPlaceholders(MAX_SUBJECT).check(
  z.refine((typed) => freedomProblem({ subject: typed, text: '' }) === null, {
    error: FREE_SUBJECT,
  }),
);
const body = withPlaceholders(MAX_TEMPLATE_TEXT).check(
  z.refine((typed) => freedomProblem({ subject: '', text: typed }) === null, {
    error: FEW_OWN_WORDS,
  }),
);

const typedTemplate = z.object({
  name: requiredText(MAX_TEMPLATE_NAME),
  subjectEn: subject,
  textEn: body,
  subjectHi: subject,
  textHi: body,
  /** When that was changed which it was typed over; empty for a new one. */
  over: z.string(),
});
export type TypedTemplate = z.infer<typeof typedTemplate>;

export const wordsTyped = (typed: TypedTemplate): Words => ({
  en: { subject: typed.subjectEn, text: typed.textEn },
  hi: { subject: typed.subjectHi, text: typed.textHi },
});

export const templateRules = typedTemplate.check(
  z.refine((typed) => onlyInOne(wordsTyped(typed)) === null, {
    error: DIFFERENT,
    path: ['textHi'],
  }),
);

/** What the form begins with. */
export function typedOf(template: Template | null): TypedTemplate {
  if (template === null) {
    return { name: '', subjectEn: '', textEn: '', subjectHi: '', textHi: '', over: '' };
  }
  const { name, words, changedAt } = template.newest;
  return {
    name,
    subjectEn: words.en.subject,
    textEn: words.en.text,
    subjectHi: words.hi.subject,
    textHi: words.hi.text,
    over: String(changedAt),
  };
}
