import * as z from 'zod/mini';
import type { PlainKey } from '#renderer/i18n/words.ts';
import {
  type FieldOfSomeTypes,
  isAskedOf,
  REGISTRATION_TYPES,
  RISK_PROFILES,
} from '#renderer/features/registration-forms/partner/registration-types.ts';
import { ageOn, parseDay } from '#domain/days.ts';
import {
  MAX_LENGTH,
  address,
  chosenFrom,
  neededFile,
  neededText,
  optionalText,
  pastDay,
  read,
} from '#renderer/features/registration-forms/shared/identifier-schemas.ts';
import { parseAccountNumber, parseIfsc } from '#domain/identifiers.ts';
import { email, mobileNumber } from '#renderer/ui/form/fields/schemas.ts';

/** Spec section 9: age at least 18. */
const ADULT_AGE = 18;

const says = (key: PlainKey) => key;

/** What each field that is about some types only takes. */
const FIELDS_OF_SOME = {
  tradingPreferences: neededText(MAX_LENGTH.text),
  objectives: neededText(MAX_LENGTH.text),
  riskProfile: chosenFrom(RISK_PROFILES),
} satisfies Record<FieldOfSomeTypes, unknown>;

/** A check of the form: a field that is not asked of the chosen type may hold anything, such as what was typed before. */
const ifAsked = (name: FieldOfSomeTypes) =>
  z.check<Readonly<Record<FieldOfSomeTypes | 'type', string>>>(
    ({ value, issues }) => {
      if (!isAskedOf(name, value.type)) return;
      const parsed = z.safeParse(FIELDS_OF_SOME[name], value[name]);
      for (const { message } of parsed.error?.issues ?? [])
        issues.push({ code: 'custom', message, path: [name], input: value, continue: true });
    },
    // Also while other fields are wrong: the form always gives every text.
    { when: () => true },
  );

/** The fields of spec section 2. `today` gives `YYYY-MM-DD`. */
export const registrationSchema = (today: () => string) =>
  z
    .object({
      type: chosenFrom(REGISTRATION_TYPES),
      fullName: neededText(MAX_LENGTH.name),
      bornOn: pastDay(today).check(
        z.refine((typed) => isAdult(typed, today()), says('registration.underage')),
      ),
      email,
      phone: mobileNumber,
      address,
      identification: neededFile,
      photograph: neededFile,
      accountNumber: read(parseAccountNumber, says('registration.accountNumberInvalid')),
      ifsc: read(parseIfsc, says('registration.ifscInvalid')),
      businessDetails: optionalText(MAX_LENGTH.text),
      experience: optionalText(MAX_LENGTH.text),
      tradingPreferences: z.string().check(z.trim()),
      riskProfile: z.string(),
      objectives: z.string().check(z.trim()),
      accountPreferences: optionalText(MAX_LENGTH.text),
    })
    .check(ifAsked('tradingPreferences'), ifAsked('objectives'), ifAsked('riskProfile'));

export type RegistrationValues = z.infer<ReturnType<typeof registrationSchema>>;

/** True also for what is no day, or lies ahead: that is told in other words. */
function isAdult(typed: string, today: string): boolean {
  const day = parseDay(typed);
  return day === null || day > today || ageOn(today, day) >= ADULT_AGE;
}
