import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { MAX_GRIEVANCE_TEXT } from '#domain/lending/grievances.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';

const AADHAAR: PlainKey = 'service.grievance.aadhaar';

const schema = z.object({
  text: requiredText(MAX_GRIEVANCE_TEXT, AADHAAR),
});

export const answerRules = zodResolver(schema);
