import * as z from 'zod/mini';
import type { PlainKey } from '#renderer/i18n/words.ts';
import {
  REGISTRATION_TYPES,
  RISK_PROFILES,
} from '#renderer/features/registration/registration-types.ts';
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
} from '#renderer/ui/form/identifier-schemas.ts';
import { parseAccountNumber, parseIfsc } from '#domain/identifiers.ts';
import { email, mobileNumber } from '#renderer/ui/form/schemas.ts';

/** Spec section 9: age at least 18. */
const ADULT_AGE = 18;

const says = (key: PlainKey) => key;

/** The fields of spec section 2. `today` gives `YYYY-MM-DD`. */
export const registrationSchema = (today: () => string) =>
  z.object({
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
    tradingPreferences: neededText(MAX_LENGTH.text),
    riskProfile: chosenFrom(RISK_PROFILES),
    objectives: neededText(MAX_LENGTH.text),
    accountPreferences: optionalText(MAX_LENGTH.text),
  });

export type RegistrationValues = z.infer<ReturnType<typeof registrationSchema>>;

/** True also for what is no day, or lies ahead: that is told in other words. */
function isAdult(typed: string, today: string): boolean {
  const day = parseDay(typed);
  return day === null || day > today || ageOn(today, day) >= ADULT_AGE;
}
