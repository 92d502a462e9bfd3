import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';
import {
  type Loan,
  type Offers,
  caseStatesOf,
} from '#renderer/features/applications/my-loan/loan-facts.ts';

/** The way of a loan, in order. */
export const TIMELINE_STEPS = [
  'started',
  'sent',
  'checked',
  'lenders',
  'offer',
  'agreement',
  'payment',
] as const;
export type StepName = (typeof TIMELINE_STEPS)[number];

/** `yours` is the present one too, and waits for the borrower. */
export type Standing = 'done' | 'now' | 'yours' | 'late' | 'later';

export type TimelineStep = {
  readonly name: StepName | 'closed';
  readonly standing: Standing;
  /** When it was done, and until when it is; null where that is not known. Milliseconds since 1970. */
  readonly at: number | null;
  readonly by: number | null;
  /** Offers that have come, where that is what was done. */
  readonly offers?: number;
};

type Facts = Pick<
  Loan,
  | 'state'
  | 'outcome'
  | 'createdAt'
  | 'changedAt'
  | 'submittedAt'
  | 'lookDueAt'
  | 'lenders'
  | 'changeRequests'
>;

/** Which step the application has reached through a lender's case. */
const STEP_OF_CASE = {
  CREATED: 'lenders',
  PROCESSING: 'lenders',
  ACTION_REQUIRED: 'lenders',
  OFFERED: 'offer',
  OFFER_ACCEPTED: 'agreement',
  AGREEMENT_PENDING: 'agreement',
  AGREED: 'payment',
  DISBURSEMENT_PENDING: 'payment',
  DISBURSED: 'payment',
  REJECTED: 'lenders',
  CANCELLED: 'lenders',
  EXPIRED: 'offer',
} as const satisfies Readonly<Record<LenderCaseState, StepName>>;

const place = (name: StepName) => TIMELINE_STEPS.indexOf(name);

const furthest = (states: readonly LenderCaseState[]): StepName =>
  states
    .map((state) => STEP_OF_CASE[state])
    .reduce<StepName>((best, name) => (place(name) > place(best) ? name : best), 'lenders');

/** The step that the application is at. */
function presentStep(facts: Facts): StepName {
  const cases = caseStatesOf(facts);
  switch (facts.state) {
    case 'DRAFT':
      return 'sent';
    case 'SUBMITTED':
    case 'IN_REVIEW':
      return 'checked';
    case 'ACTION_REQUIRED':
      return facts.lenders.some(({ isSent }) => isSent) ? furthest(cases) : 'checked';
    case 'WITH_LENDER':
    case 'CLOSED':
      return furthest(cases);
  }
}

/** Until when the present step is to be done. */
function dueOf(step: StepName, facts: Facts, offers: Offers | null): number | null {
  if (step === 'checked' && facts.state === 'SUBMITTED') return facts.lookDueAt;
  if (step !== 'offer') return null;
  const open = offers?.offers.filter(({ state }) => state === 'OPEN') ?? [];
  return open.length === 0 ? null : Math.min(...open.map(({ validUntil }) => validUntil));
}

function isYours(step: StepName, facts: Facts): boolean {
  if (step === 'sent' || step === 'offer') return true;
  if (facts.state === 'ACTION_REQUIRED' && (step === 'checked' || step === 'lenders')) return true;
  return step === 'agreement' && caseStatesOf(facts).includes('AGREEMENT_PENDING');
}

/** When a step that is over was done, as far as the application tells. */
function doneAt(step: StepName, facts: Facts, offers: Offers | null): number | null {
  if (step === 'started') return facts.createdAt;
  if (step === 'sent') return facts.submittedAt;
  const made = offers?.offers.map(({ madeAt }) => madeAt) ?? [];
  if (step === 'lenders') return made.length === 0 ? null : Math.min(...made);
  if (step !== 'offer') return null;
  return offers?.offers.find(({ state }) => state === 'ACCEPTED')?.decidedAt ?? null;
}

function doneStep(name: StepName, facts: Facts, offers: Offers | null): TimelineStep {
  const step = { name, standing: 'done', at: doneAt(name, facts, offers), by: null } as const;
  const count = offers?.offers.length ?? 0;
  return name === 'lenders' && count > 0 ? { ...step, offers: count } : step;
}

function closedTimeline(facts: Facts, offers: Offers | null): readonly TimelineStep[] {
  const wasPaid = facts.outcome === 'DISBURSED';
  // Not every completed step has its own date.
  const last = wasPaid
    ? 'agreement'
    : (TIMELINE_STEPS.findLast((name) => doneAt(name, facts, offers) !== null) ?? 'started');
  const steps = TIMELINE_STEPS.slice(0, place(last) + 1).map((name) =>
    doneStep(name, facts, offers),
  );
  return [...steps, { name: 'closed', standing: 'done', at: facts.changedAt, by: null }];
}

/** What has happened with an application, what happens now and until when, and what comes afterwards. */
export function timelineOf(
  facts: Facts,
  offers: Offers | null,
  now: number,
): readonly TimelineStep[] {
  if (facts.state === 'CLOSED') return closedTimeline(facts, offers);
  const present = presentStep(facts);
  return TIMELINE_STEPS.map((name) => {
    if (place(name) < place(present)) {
      return doneStep(name, facts, offers);
    }
    if (name !== present) return { name, standing: 'later', at: null, by: null };
    const by = dueOf(name, facts, offers);
    const isLate = by !== null && by <= now;
    if (isYours(name, facts)) return { name, standing: 'yours', at: null, by: isLate ? null : by };
    return { name, standing: isLate ? 'late' : 'now', at: null, by };
  });
}
