import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#renderer/features/registration-forms/shared/fields/identifier-schemas.ts';
import { email, phoneNumber, requiredText } from '#renderer/ui/form/fields/schemas.ts';

const schema = z.object({
  name: requiredText(MAX_LENGTH.name),
  email,
  phone: phoneNumber,
  consent: z.boolean().check(z.refine((ticked) => ticked, 'forms.request.consentMissing')),
});
export type ContactRequestValues = z.infer<typeof schema>;

export const contactRequestRules = zodResolver(schema);
