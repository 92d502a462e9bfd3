import * as z from 'zod/mini';
import type { PlainKey } from '#renderer/i18n/words.ts';
import {
  MAX_RUPEES,
  isAmountUnit,
  rupeesOf,
} from '#renderer/features/registration-forms/shared/amounts.ts';
import type { FileChoice } from '#renderer/features/registration-forms/shared/check-file.ts';
import { isWrittenAsDay, parseDay } from '#domain/days.ts';
import { atMost } from '#renderer/ui/form/fields/schemas.ts';
import { type PanHolder, isPanOf, parsePan, pinInAddress } from '#domain/identifiers.ts';

const says = (key: PlainKey) => key;

/** Longest texts that fields take. */
export const MAX_LENGTH = { name: 120, address: 500, text: 4000 } as const;

/** Text that must be there, and is not longer than paper takes. */
export const neededText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, says('form.required')), atMost(max));

export const optionalText = (max: number) => z.string().check(z.trim(), atMost(max));

/** Something that `parse` understands; gives it as it is written officially. */
export const read = (
  parse: (typed: string) => string | null,
  otherwise: PlainKey | ((typed: string) => PlainKey),
) =>
  z.string().check(
    z.trim(),
    z.minLength(1, says('form.required')),
    z.refine((typed) => typed === '' || parse(typed) !== null, {
      error: ({ input }) => (typeof otherwise === 'string' ? otherwise : otherwise(String(input))),
    }),
    z.overwrite((typed) => parse(typed) ?? typed),
  );

/** A PAN of anybody. */
export const pan = read(parsePan, says('forms.rules.pan'));

const OF_ANOTHER = {
  company: says('forms.rules.panCompany'),
  person: says('forms.rules.panPerson'),
} as const satisfies Record<PanHolder, PlainKey>;

export const panOf = (holder: PanHolder) =>
  pan.check(
    z.refine((typed) => parsePan(typed) === null || isPanOf(holder, typed), OF_ANOTHER[holder]),
  );

/** A postal address in India, with its PIN code. */
export const address = neededText(MAX_LENGTH.address).check(
  z.refine((typed) => typed.trim() === '' || pinInAddress(typed) !== null, {
    error: says('forms.rules.address'),
  }),
);

/** A day that is not after `today()`; gives `YYYY-MM-DD`. */
export const pastDay = (today: () => string) =>
  read(parseDay, (typed) =>
    isWrittenAsDay(typed) ? says('forms.rules.noSuchDay') : says('forms.rules.day'),
  ).check(z.refine((typed) => (parseDay(typed) ?? '') <= today(), says('forms.rules.dayAhead')));

/** A check of a form: an amount and its unit can only be read together. Tells the amount's field what is wrong. */
export function amountOf<Name extends string, UnitName extends string>(
  name: Name,
  unitName: UnitName,
) {
  return z.check<Readonly<Record<Name | UnitName, string>>>(
    ({ value, issues }) => {
      const issue = amountIssue(value[name], value[unitName]);
      if (issue !== null) {
        issues.push({ code: 'custom', message: issue, path: [name], input: value, continue: true });
      }
    },
    // Also while other fields are wrong: the form always gives every text.
    { when: () => true },
  );
}

function amountIssue(text: string, unit: string): PlainKey | null {
  const reading = rupeesOf(text, isAmountUnit(unit) ? unit : 'rupees');
  if (!reading.ok) return reading.why === 'empty' ? 'form.required' : 'forms.rules.amount';
  return reading.value > MAX_RUPEES ? 'forms.rules.amountTooLarge' : null;
}

/** One of a few values, none of which is chosen at first. */
export const chosenFrom = (values: readonly string[]) =>
  z.string().check(z.refine((value) => values.includes(value), says('forms.rules.choose')));

/** A file that was looked at and taken. What is wrong with one that was not, its field says itself. */
export const neededFile = z.custom<FileChoice>(
  (choice) =>
    typeof choice === 'object' && choice !== null && 'kind' in choice && choice.kind === 'accepted',
  // Not the end of the checks: what depends on several fields is told with it.
  { error: says('forms.rules.file'), abort: false },
);
