import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { parseMobileNumber } from '#domain/mobile-number.ts';
import { email, optionalEmail, requiredText } from '#renderer/ui/form/fields/schemas.ts';

const fields = {
  userId: z.string(),
  firstName: requiredText(60),
  lastName: requiredText(60),
  /** Empty keeps the registered number. */
  mobileNumber: z
    .string()
    .check(
      z.refine((typed) => typed.trim() === '' || parseMobileNumber(typed) !== null, 'form.mobile'),
    ),
};
const schema = z.object({ ...fields, email });
export type ProfileValues = z.infer<typeof schema>;

export const profileRules = zodResolver(schema);
/** Of somebody who registered without an email. */
export const profileRulesWithoutEmail = zodResolver(z.object({ ...fields, email: optionalEmail }));
