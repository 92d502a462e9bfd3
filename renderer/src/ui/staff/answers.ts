import { type Choice, type FieldId, fieldOf } from '#domain/lending/sections.ts';
import { paise } from '#domain/money/money.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

type Words = Pick<Translator, 't' | 'language'>;

/** Fields of which the borrower's form asks a question. */
const OWN_LABELS = [
  'identity.aadhaarLastFour',
  'address.home',
  'work.dependants',
  'vehicle.exShowroomPrice',
  'vehicle.onRoadPrice',
  'vehicle.downPayment',
] as const satisfies readonly FieldId[];

/** What a field of an application is called by those who work on it. */
export function labelOf({ t }: Pick<Words, 't'>, id: FieldId): string {
  const own = OWN_LABELS.find((each) => each === id);
  return t(own === undefined ? `apply.field.${id}` : `answers.field.${own}`);
}

/** Choices that the borrower makes in the first person, or as the end of a sentence. */
const OWN_CHOICES = [
  'drives-own-vehicle',
  'drives-rented-vehicle',
  'own',
  'family',
  'rented',
  'day',
  'month',
] as const satisfies readonly Choice[];

function choiceInWords(t: Words['t'], choice: Choice): string {
  const own = OWN_CHOICES.find((each) => each === choice);
  if (own !== undefined) return t(`answers.choice.${own}`);
  return t(choice === 'other' ? 'apply.choice.otherWork' : `apply.choice.${choice}`);
}

/** A borrower's answer as people who work on the application read it; null for none. */
export function answerInWords({ t, language }: Words, id: FieldId, answer: unknown): string | null {
  const { kind, choices } = fieldOf(id);
  if (typeof answer === 'number')
    return kind === 'money' ? inRupees(paise(answer)) : String(answer);
  if (typeof answer !== 'string' || answer.trim() === '') return null;
  if (kind === 'day') return dayInWords(answer, language);
  const choice = choices?.find((each) => each === answer);
  return choice === undefined ? answer : choiceInWords(t, choice);
}
