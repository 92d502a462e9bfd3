import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { CATEGORIES } from '#contract/categories.ts';
import { unmetPasswordRules } from '#domain/password-rules.ts';
import { email, requiredText } from '#renderer/ui/form/fields/schemas.ts';

const nameSchema = z.object({
  firstName: requiredText(60),
  lastName: requiredText(60),
  category: z.enum(CATEGORIES, 'register.chooseCategory'),
});
export type NameValues = z.infer<typeof nameSchema>;

const accountSchema = z
  .object({
    emailId: email,
    password: z
      .string()
      .check(
        z.refine((password) => unmetPasswordRules(password).length === 0, 'register.passwordRules'),
      ),
    confirmedPassword: z.string().check(z.minLength(1, 'form.required')),
    consent: z.boolean().check(z.refine((ticked) => ticked, 'register.consentMissing')),
  })
  .check(
    z.refine(({ password, confirmedPassword }) => password === confirmedPassword, {
      error: 'register.mismatch',
      path: ['confirmedPassword'],
      when: ({ value }) =>
        typeof value === 'object' &&
        value !== null &&
        'confirmedPassword' in value &&
        value.confirmedPassword !== '',
    }),
  );
export type AccountValues = z.infer<typeof accountSchema>;

export const nameRules = zodResolver(nameSchema);
export const accountRules = zodResolver(accountSchema);
