/** What people complain about, and the time limits that the Reserve Bank of India sets. */

export const GRIEVANCE_SUBJECTS = [
  'application',
  'documents',
  'personal-data',
  'lender',
  'dealer',
  'charges',
  'other',
] as const;

export const MAX_GRIEVANCE_TEXT = 2000;

/** Within so many days a grievance is answered; afterwards RBI's ombudsman can be asked (RBI, digital lending directions). */
export const DAYS_TO_ANSWER = 30;

/** Within so many days, from the answer or from when it was due, the ombudsman takes a complaint (RBI, ombudsman scheme 2026). */
export const DAYS_TO_ASK_OMBUDSMAN = 90;

/** The values of what somebody who escalates a grievance reads. */
export const ESCALATION_DAYS = {
  days: String(DAYS_TO_ANSWER),
  last: String(DAYS_TO_ASK_OMBUDSMAN),
} as const;
