import * as z from 'zod/mini';
import { DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import { nextStepOf, waitsForOf } from '#domain/lending/lender-acts.ts';
import { levelClassOf } from '#domain/lending/service-levels.ts';
import { LENDER_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';

const caseState = z.enum(LENDER_CASE_STATES);
const deliveryState = z.nullable(z.enum(DELIVERY_STATES));

type Columns = {
  readonly number: string;
  readonly state: string;
  readonly version: number;
  /** State of this lender's delivery order. */
  readonly delivery: string | null;
  readonly cameAt: number;
  readonly since: number;
  readonly unread: number;
} & ClockColumns;

type ClockColumns = {
  readonly [Column in 'step_worked' | 'step_since' | 'step_due_at' | 'step_warn_at']: number | null;
};

/** The lender's answer against its time frame; null where none is to be given. */
function levelFrom(
  {
    step_worked: worked,
    step_since: since,
    step_due_at: dueAt,
    step_warn_at: warnAt,
  }: ClockColumns,
  at: number,
) {
  if (worked === null) return null;
  return { step: 'lender', is: levelClassOf({ since, dueAt, warnAt }, at), dueAt } as const;
}

/** The status of a case, as its lender's members see it. */
export function standingFrom(columns: Columns, at: number) {
  const lendersCase = {
    state: caseState.parse(columns.state),
    delivery: deliveryState.parse(columns.delivery),
  };
  const { number, version, cameAt, since, unread } = columns;
  return {
    number,
    ...lendersCase,
    version,
    waitsFor: waitsForOf(lendersCase),
    next: nextStepOf(lendersCase),
    cameAt,
    since,
    level: levelFrom(columns, at),
    unread,
  };
}
