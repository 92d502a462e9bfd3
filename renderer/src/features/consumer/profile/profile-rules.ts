import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { parseMobileNumber } from '#domain/mobile-number.ts';
import { email, requiredText } from '#renderer/ui/form/fields/schemas.ts';

const schema = z.object({
  userId: z.string(),
  firstName: requiredText(60),
  lastName: requiredText(60),
  email,
  /** Empty keeps the registered number. */
  mobileNumber: z
    .string()
    .check(
      z.refine((typed) => typed.trim() === '' || parseMobileNumber(typed) !== null, 'form.mobile'),
    ),
});
export type ProfileValues = z.infer<typeof schema>;

export const profileRules = zodResolver(schema);
