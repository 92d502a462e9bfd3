import { OCCUPATIONS } from '#domain/lending/sections.ts';
import { VEHICLE_KINDS } from '#domain/lending/catalogue/product.ts';
import type { FieldId } from '#renderer/features/applications/wizard/draft/fields.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import type { Typing } from '#renderer/ui/form/text-field.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

type Choice = (
  | typeof OCCUPATIONS
  | typeof VEHICLE_KINDS
  | readonly ['own', 'family', 'rented']
  | readonly ['day', 'month']
)[number];

/** How a field is filled in: which keyboard a phone shows, or what there is to choose from. */
export type Control =
  | ({
      readonly as: 'text';
      readonly hint?: PlainKey;
      readonly optional?: true;
      readonly tidied?: typeof regrouped;
    } & Typing)
  | { readonly as: 'radio'; readonly choices: readonly Choice[] }
  | { readonly as: 'tick' };

const text = (
  typing: Partial<Typing> & { hint?: PlainKey; optional?: true; tidied?: typeof regrouped } = {},
) =>
  ({ as: 'text', autoComplete: 'off', enterKeyHint: 'next', maxLength: 120, ...typing }) as const;
const digits = { inputMode: 'numeric' } as const;
const capitals = { autoCapitalize: 'characters', spellCheck: false } as const;
/** Room for an amount with its signs, such as `Rs. 1,50,000/-`. */
const rupees = { inputMode: 'decimal', maxLength: 20, tidied: regrouped } as const;
const optional = { optional: true, hint: 'apply.hint.optional' } as const;

export const CONTROLS: Readonly<Record<FieldId, Control>> = {
  'identity.fullName': text({ autoComplete: 'name', hint: 'apply.hint.fullName' }),
  'identity.dateOfBirth': text({
    autoComplete: 'bday',
    hint: 'apply.hint.dateOfBirth',
    maxLength: 20,
  }),
  'identity.pan': text({ ...capitals, hint: 'apply.hint.pan', maxLength: 20 }),
  'identity.hasNoPan': { as: 'tick' },
  'identity.aadhaarLastFour': text({
    ...digits,
    hint: 'apply.hint.aadhaarLastFour',
    // Room for a whole number, which is refused in words: cut off, its first four digits would be taken for the last.
    maxLength: 24,
  }),
  'identity.drivingLicence': text({
    ...capitals,
    hint: 'apply.hint.drivingLicence',
    maxLength: 20,
  }),
  'address.house': text({ autoComplete: 'address-line1', maxLength: 200 }),
  'address.locality': text({ autoComplete: 'address-line2', ...optional }),
  'address.district': text({
    autoComplete: 'address-level2',
    maxLength: 80,
    hint: 'apply.hint.fromPin',
  }),
  'address.state': text({
    autoComplete: 'address-level1',
    maxLength: 80,
    hint: 'apply.hint.fromPin',
  }),
  'address.pinCode': text({ ...digits, autoComplete: 'postal-code', maxLength: 8 }),
  'address.home': { as: 'radio', choices: ['own', 'family', 'rented'] },
  'work.occupation': { as: 'radio', choices: OCCUPATIONS },
  'work.monthsOfWork': text({
    ...digits,
    optional: true,
    hint: 'apply.hint.monthsOfWork',
    maxLength: 4,
  }),
  'work.per': { as: 'radio', choices: ['day', 'month'] },
  'work.income': text({ ...rupees, hint: 'apply.hint.income' }),
  'work.costs': text({ ...rupees, hint: 'apply.hint.costs' }),
  'work.dependants': text({ ...digits, ...optional, maxLength: 2 }),
  'vehicle.vehicleKind': { as: 'radio', choices: VEHICLE_KINDS },
  'vehicle.model': text(),
  'vehicle.exShowroomPrice': text(rupees),
  'vehicle.onRoadPrice': text({ ...rupees, hint: 'apply.hint.onRoadPrice' }),
  'vehicle.downPayment': text(rupees),
  'vehicle.months': text({ ...digits, maxLength: 2 }),
  'vehicle.dealerName': text({ autoComplete: 'off' }),
  'bank.holder': text({ autoComplete: 'name' }),
  'bank.accountNumber': text({ ...digits, maxLength: 24 }),
  'bank.ifsc': text({ ...capitals, hint: 'apply.hint.ifsc', maxLength: 15 }),
};

export const wordsOfChoice = (choice: Choice) =>
  choice === 'other' ? 'apply.choice.otherWork' : (`apply.choice.${choice}` as const);
