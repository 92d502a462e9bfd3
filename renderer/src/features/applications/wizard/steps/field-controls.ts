import type { Choice, FieldId } from '#domain/lending/sections.ts';
import { fieldOf } from '#domain/lending/sections.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import type { Typing } from '#renderer/ui/form/text-field.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

type Control = Typing & { readonly hint?: PlainKey; readonly tidied?: typeof regrouped };

const digits = { inputMode: 'numeric' } as const;
const capitals = { autoCapitalize: 'characters', spellCheck: false } as const;
const fromPin = { hint: 'apply.hint.fromPin' } as const;
const ifYouLike = { hint: 'apply.hint.optional' } as const;

/** What its kind does not say of how a field is typed: a hint, what a phone fills in, which keyboard it shows. */
const TYPING: Readonly<Partial<Record<FieldId, Partial<Control>>>> = {
  'identity.fullName': { autoComplete: 'name', hint: 'apply.hint.fullName' },
  'identity.dateOfBirth': { autoComplete: 'bday', hint: 'apply.hint.dateOfBirth' },
  'identity.pan': { ...capitals, hint: 'apply.hint.pan' },
  'identity.aadhaarLastFour': {
    ...digits,
    hint: 'apply.hint.aadhaarLastFour',
    // Room for a whole number, which is refused in words: cut off, its first four digits would be taken for the last.
    maxLength: 24,
  },
  'identity.drivingLicence': { ...capitals, hint: 'apply.hint.drivingLicence' },
  'address.house': { autoComplete: 'address-line1' },
  'address.locality': { autoComplete: 'address-line2', ...ifYouLike },
  'address.district': { autoComplete: 'address-level2', ...fromPin },
  'address.state': { autoComplete: 'address-level1', ...fromPin },
  'address.pinCode': { ...digits, autoComplete: 'postal-code', maxLength: 8 },
  'work.monthsOfWork': { hint: 'apply.hint.monthsOfWork', maxLength: 4 },
  'work.income': { hint: 'apply.hint.income' },
  'work.costs': { hint: 'apply.hint.costs' },
  'work.dependants': ifYouLike,
  'vehicle.onRoadPrice': { hint: 'apply.hint.onRoadPrice' },
  'bank.holder': { autoComplete: 'name' },
  'bank.accountNumber': { ...digits, maxLength: 24 },
  'bank.ifsc': { ...capitals, hint: 'apply.hint.ifsc', maxLength: 15 },
};

/** Room for an amount with its signs, such as `Rs. 1,50,000/-`. */
const OF_KIND: Readonly<Record<string, Partial<Control>>> = {
  money: { inputMode: 'decimal', tidied: regrouped },
  whole: { ...digits, maxLength: 2 },
};

/** How a field is typed. */
export const controlOf = (id: FieldId): Control => {
  const { kind, most = 20 } = fieldOf(id);
  return {
    autoComplete: 'off',
    enterKeyHint: 'next',
    maxLength: most,
    ...OF_KIND[kind],
    ...TYPING[id],
  };
};

export const wordsOfChoice = (choice: Choice) =>
  choice === 'other' ? 'apply.choice.otherWork' : (`apply.choice.${choice}` as const);
