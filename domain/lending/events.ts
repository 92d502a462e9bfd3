/** What happens to applications, as connected systems are told of it, and what may go with it. */

export const EVENT_KINDS = [
  'application-changed',
  'offer-changed',
  'payment-reported',
  'grievance-changed',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Each field beyond IDs, states and times, with the kinds of events that it goes with. Two operators approve each. */
export const PERSONAL_FIELDS = {
  borrowerName: EVENT_KINDS,
  borrowerMobileNumber: EVENT_KINDS,
  borrowerEmail: EVENT_KINDS,
  /** In paise, as it is asked for now. */
  loanAskedFor: ['application-changed'],
  /** In paise. */
  offeredAmount: ['offer-changed'],
  /** In paise. */
  paidAmount: ['payment-reported'],
  paymentReference: ['payment-reported'],
} as const satisfies Readonly<Record<string, readonly EventKind[]>>;
export type PersonalField = keyof typeof PERSONAL_FIELDS;
export const PERSONAL_FIELD_NAMES = [
  'borrowerName',
  'borrowerMobileNumber',
  'borrowerEmail',
  'loanAskedFor',
  'offeredAmount',
  'paidAmount',
  'paymentReference',
] as const satisfies readonly PersonalField[];

/** Whether a field goes with a kind of event. */
export function goesWith(field: PersonalField, kind: EventKind): boolean {
  const kinds: readonly EventKind[] = PERSONAL_FIELDS[field];
  return kinds.includes(kind);
}

/** Days for which events can be sent and read. */
export const EVENT_DAYS = 30;
