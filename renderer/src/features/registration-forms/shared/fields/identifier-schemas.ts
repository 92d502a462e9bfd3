import * as z from 'zod/mini';
import type { PlainKey } from '#renderer/i18n/words.ts';
import {
  MAX_RUPEES,
  isAmountUnit,
  rupeesOf,
} from '#renderer/features/registration-forms/shared/fields/amounts.ts';
import type { FileChoice } from '#renderer/features/registration-forms/shared/files/check-file.ts';
import { isWrittenAsDay, parseDay } from '#domain/days.ts';
import { atMost, requiredText, noAadhaar } from '#renderer/ui/form/fields/schemas.ts';
import { type PanHolder, isPanOf, parsePan, pinInAddress } from '#domain/identifiers.ts';

const messageKey = (key: PlainKey) => key;

/** Maximum lengths, in characters. */
export const MAX_LENGTH = { name: 120, address: 500, text: 4000 } as const;

export const optionalText = (max: number) => z.string().check(z.trim(), atMost(max), noAadhaar());

/** Text that `parse` understands; gives its official form. */
export const read = (
  parse: (typed: string) => string | null,
  message: PlainKey | ((typed: string) => PlainKey),
) =>
  z.string().check(
    z.trim(),
    z.minLength(1, messageKey('form.required')),
    z.refine((typed) => typed === '' || parse(typed) !== null, {
      error: ({ input }) => (typeof message === 'string' ? message : message(String(input))),
    }),
    z.overwrite((typed) => parse(typed) ?? typed),
  );

/** A PAN of any kind of holder. */
export const pan = read(parsePan, messageKey('forms.rules.pan'));

const WRONG_HOLDER = {
  company: messageKey('forms.rules.panCompany'),
  person: messageKey('forms.rules.panPerson'),
} as const satisfies Record<PanHolder, PlainKey>;

export const panOf = (holder: PanHolder) =>
  pan.check(
    z.refine((typed) => parsePan(typed) === null || isPanOf(holder, typed), WRONG_HOLDER[holder]),
  );

/** A postal address in India, with its PIN code. */
export const address = requiredText(MAX_LENGTH.address).check(
  z.refine((typed) => typed.trim() === '' || pinInAddress(typed) !== null, {
    error: messageKey('forms.rules.address'),
  }),
);

/** A day no later than `today()`; gives `YYYY-MM-DD`. */
export const pastDay = (today: () => string) =>
  read(parseDay, (typed) =>
    isWrittenAsDay(typed) ? messageKey('forms.rules.noSuchDay') : messageKey('forms.rules.day'),
  ).check(
    z.refine((typed) => (parseDay(typed) ?? '') <= today(), messageKey('forms.rules.dayAhead')),
  );

/**
 * A check of the whole form, since an amount is only meaningful with its unit. Reports errors at the amount's field.
 */
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
    // Runs even while other fields are invalid: every field always has a text.
    { when: () => true },
  );
}

function amountIssue(text: string, unit: string): PlainKey | null {
  const reading = rupeesOf(text, isAmountUnit(unit) ? unit : 'rupees');
  if (!reading.ok) return reading.why === 'empty' ? 'form.required' : 'forms.rules.amount';
  return reading.value > MAX_RUPEES ? 'forms.rules.amountTooLarge' : null;
}

/** One of `values`; nothing is chosen at first. */
export const chosenFrom = (values: readonly string[]) =>
  z.string().check(z.refine((value) => values.includes(value), messageKey('forms.rules.choose')));

/** An accepted file. The file field itself shows why a file was rejected. */
export const requiredFile = z.custom<FileChoice>(
  (choice) =>
    typeof choice === 'object' && choice !== null && 'kind' in choice && choice.kind === 'accepted',
  // Lets checks of several fields run as well.
  { error: messageKey('forms.rules.file'), abort: false },
);
