import { GRIEVANCE_CALLS } from '#contract/applications/grievances.ts';
import { LETTER_CALLS } from '#contract/applications/letters.ts';
import { PRIVACY_CALLS } from '#contract/applications/privacy.ts';

/** Borrowers' calls once they have applied: messages, complaints and their own data. Public pages and the form make none. */
export const MY_LOAN_CALLS = { ...LETTER_CALLS, ...PRIVACY_CALLS, ...GRIEVANCE_CALLS } as const;
