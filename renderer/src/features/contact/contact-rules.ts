import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { email, phoneNumber, requiredText } from '#renderer/ui/form/fields/schemas.ts';

const schema = z.object({
  name: requiredText(120),
  email,
  phone: phoneNumber,
  subject: requiredText(120),
  message: requiredText(4000),
});
export type ContactValues = z.infer<typeof schema>;

export const contactRules = zodResolver(schema);
