import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { CATEGORIES } from '#contract/categories.ts';
import { newPasswordFields, typedTwice } from '#renderer/features/auth/shared/new-password.ts';
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
    ...newPasswordFields,
    consent: z.boolean().check(z.refine((ticked) => ticked, 'register.consentMissing')),
  })
  .check(typedTwice);
export type AccountValues = z.infer<typeof accountSchema>;

export const nameRules = zodResolver(nameSchema);
export const accountRules = zodResolver(accountSchema);
