import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { GRIEVANCE_SUBJECTS, MAX_GRIEVANCE_TEXT } from '#domain/lending/grievances.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';

const messageKey = (key: PlainKey) => key;

const schema = z.object({
  subject: z
    .string()
    .check(
      z.refine(
        (chosen) => GRIEVANCE_SUBJECTS.some((subject) => subject === chosen),
        messageKey('form.required'),
      ),
    ),
  /** An application's number, or another word for none. */
  application: z.string().check(z.minLength(1, messageKey('form.required'))),
  text: requiredText(MAX_GRIEVANCE_TEXT, 'grievance.aadhaar'),
});
export type GrievanceValues = z.infer<typeof schema>;

export const grievanceRules = zodResolver(schema);
