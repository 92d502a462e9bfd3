import { GRIEVANCE_CALLS } from '#contract/applications/grievances.ts';
import { LETTER_CALLS } from '#contract/applications/letters.ts';
import { NOTICE_CHANNEL_CALLS } from '#contract/applications/notice-channels.ts';
import { PRIVACY_CALLS } from '#contract/applications/privacy.ts';

/** Borrowers' calls once they have applied: messages, complaints, how they are reached, and their own data. Public pages and the form make none. */
export const MY_LOAN_CALLS = {
  ...LETTER_CALLS,
  ...PRIVACY_CALLS,
  ...GRIEVANCE_CALLS,
  ...NOTICE_CHANNEL_CALLS,
} as const;
