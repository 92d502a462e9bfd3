import { randomUUID } from 'node:crypto';
import type { BodyOf, GatewayCall } from '#contract/gateway.ts';
import { makeOffer, reportStatus } from '#contract/lenders/calls.ts';
import type { LenderCase } from '#sample-lender/lender-case.ts';
import type { CallStep } from '#sample-lender/next-step.ts';
import type { Steering } from '#sample-lender/steering.ts';

/** Percent a year. */
const WRONG_BY = 0.01;

type Contradiction = { readonly call: GatewayCall; readonly body: unknown };

/** What a lender that contradicts itself sends before the right call, and the gateway must refuse. */
export function contradictionsTo(
  { number, version }: LenderCase,
  step: CallStep,
  { contradicts }: Steering,
): readonly Contradiction[] {
  const mark = { requestId: randomUUID(), number, version };
  if (contradicts === 'apr' && step.kind === 'makeOffer') {
    const apr = Math.round((step.body.apr + WRONG_BY) * 100) / 100;
    const body: BodyOf<typeof makeOffer> = { ...step.body, ...mark, apr };
    return [{ call: makeOffer, body }];
  }
  if (contradicts === 'status' && (step.kind === 'acknowledge' || step.kind === 'makeOffer')) {
    const body: BodyOf<typeof reportStatus> = { ...mark, status: 'AGREED' };
    return [{ call: reportStatus, body }];
  }
  return [];
}
