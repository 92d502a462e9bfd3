import * as z from 'zod/mini';
import type { PlainKey } from '#renderer/i18n/words.ts';
import {
  type ConditionalField,
  isAskedOf,
  REGISTRATION_TYPES,
  RISK_PROFILES,
} from '#renderer/features/registration-forms/partner/registration-types.ts';
import { ageOn, parseDay } from '#domain/days.ts';
import {
  MAX_LENGTH,
  address,
  chosenFrom,
  requiredFile,
  optionalText,
  pastDay,
  read,
} from '#renderer/features/registration-forms/shared/fields/identifier-schemas.ts';
import { parseAccountNumber, parseIfsc } from '#domain/identifiers.ts';
import { email, mobileNumber, requiredText } from '#renderer/ui/form/fields/schemas.ts';

/** Spec section 9: age at least 18. */
const ADULT_AGE = 18;

const messageKey = (key: PlainKey) => key;

/** The schemas of fields that only some types have. */
const CONDITIONAL_SCHEMAS = {
  tradingPreferences: requiredText(MAX_LENGTH.text),
  objectives: requiredText(MAX_LENGTH.text),
  riskProfile: chosenFrom(RISK_PROFILES),
} satisfies Record<ConditionalField, unknown>;

/** Validates a field only if the chosen type has it; otherwise it may hold anything, such as earlier input. */
const ifAsked = (name: ConditionalField) =>
  z.check<Readonly<Record<ConditionalField | 'type', string>>>(
    ({ value, issues }) => {
      if (!isAskedOf(name, value.type)) return;
      const parsed = z.safeParse(CONDITIONAL_SCHEMAS[name], value[name]);
      for (const { message } of parsed.error?.issues ?? [])
        issues.push({ code: 'custom', message, path: [name], input: value, continue: true });
    },
    // Runs even while other fields are invalid: every field always has a text.
    { when: () => true },
  );

/** The fields of spec section 2. `today` returns `YYYY-MM-DD`. */
export const registrationSchema = (today: () => string) =>
  z
    .object({
      type: chosenFrom(REGISTRATION_TYPES),
      fullName: requiredText(MAX_LENGTH.name),
      bornOn: pastDay(today).check(
        z.refine((typed) => isAdult(typed, today()), messageKey('registration.underage')),
      ),
      email,
      phone: mobileNumber,
      address,
      identification: requiredFile,
      photograph: requiredFile,
      accountNumber: read(parseAccountNumber, messageKey('registration.accountNumberInvalid')),
      ifsc: read(parseIfsc, messageKey('registration.ifscInvalid')),
      businessDetails: optionalText(MAX_LENGTH.text),
      experience: optionalText(MAX_LENGTH.text),
      tradingPreferences: z.string().check(z.trim()),
      riskProfile: z.string(),
      objectives: z.string().check(z.trim()),
      accountPreferences: optionalText(MAX_LENGTH.text),
    })
    .check(ifAsked('tradingPreferences'), ifAsked('objectives'), ifAsked('riskProfile'));

export type RegistrationValues = z.infer<ReturnType<typeof registrationSchema>>;

/** Also true for an invalid or future day, which have their own messages. */
function isAdult(typed: string, today: string): boolean {
  const day = parseDay(typed);
  return day === null || day > today || ageOn(today, day) >= ADULT_AGE;
}
