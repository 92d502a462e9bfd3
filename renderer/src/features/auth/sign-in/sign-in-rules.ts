import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { mobileNumber, oneTimeCode, requiredLine } from '#renderer/ui/form/fields/schemas.ts';

const passwordSchema = z.object({
  userId: requiredLine(254),
  password: z.string().check(z.minLength(1, 'form.required')),
});
export type PasswordValues = z.infer<typeof passwordSchema>;

export const numberRules = zodResolver(z.object({ mobileNumber }));
export const codeRules = zodResolver(z.object({ otp: oneTimeCode }));
export const passwordRules = zodResolver(passwordSchema);
