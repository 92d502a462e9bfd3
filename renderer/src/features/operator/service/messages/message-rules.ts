import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { MAX_MESSAGE_NOTE } from '#contract/operators/service.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { atMost, noAadhaar } from '#renderer/ui/form/fields/schemas.ts';

const AADHAAR: PlainKey = 'service.grievance.aadhaar';

const schema = z.object({
  status: z.string(),
  note: z.string().check(z.trim(), atMost(MAX_MESSAGE_NOTE), noAadhaar(AADHAAR)),
});
export type MessageChange = z.infer<typeof schema>;

export const messageRules = zodResolver(schema);
