import * as z from 'zod/mini';
import { DELIVERY_STATES } from '#domain/lending/states/delivery-states.ts';
import { nextStepOf, waitsForOf } from '#domain/lending/lender-acts.ts';
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
};

/** The status of a case, as its lender's members see it. */
export function standingFrom(columns: Columns) {
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
    unread,
  };
}
