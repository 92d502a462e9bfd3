import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { CATEGORIES } from '#contract/categories.ts';
import {
  newPasswordFields,
  passwordRules,
  typedTwice,
} from '#renderer/features/auth/shared/new-password.ts';
import { email, optionalEmail, requiredText } from '#renderer/ui/form/fields/schemas.ts';

const nameSchema = z.object({
  firstName: requiredText(60),
  lastName: requiredText(60),
  category: z.enum(CATEGORIES, 'register.chooseCategory'),
});
export type NameValues = z.infer<typeof nameSchema>;

const consent = z.boolean().check(z.refine((ticked) => ticked, 'register.consentMissing'));

const accountSchema = z
  .object({
    emailId: email,
    ...newPasswordFields,
    consent,
  })
  .check(typedTwice);
/** On the way to an application: the phone alone is enough. */
const briefSchema = z
  .object({
    emailId: optionalEmail,
    password: passwordRules(true),
    confirmedPassword: z.string(),
    consent,
  })
  .check(
    z.refine(({ password, confirmedPassword }) => password === confirmedPassword, {
      error: 'register.mismatch',
      path: ['confirmedPassword'],
      // Also while another field is wrong.
      when: () => true,
    }),
  );
export type AccountValues = z.infer<typeof accountSchema>;

export const nameRules = zodResolver(nameSchema);
export const accountRules = zodResolver(accountSchema);
export const briefAccountRules = zodResolver(briefSchema);
