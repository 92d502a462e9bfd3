import type { BodyOf } from '#contract/gateway.ts';
import { dashboard } from '#contract/operators/dashboard.ts';
import { daysAfter } from '#domain/days.ts';

type Period = NonNullable<BodyOf<typeof dashboard>['period']>;

/** Weeks up to today, or chosen days. */
export const PERIODS = ['4', '12', '52', 'chosen'] as const;
export type PeriodName = (typeof PERIODS)[number];

export type ChosenPeriod = {
  readonly name: PeriodName;
  /** Days as typed; empty for none. */
  readonly from: string;
  readonly to: string;
};

export const USUAL: ChosenPeriod = { name: '12', from: '', to: '' };

/** The requested days; null while they are not a period. */
export function daysOf({ name, from, to }: ChosenPeriod, today: string): Period | null {
  const period =
    name === 'chosen' ? { from, to } : { from: daysAfter(today, 1 - 7 * Number(name)), to: today };
  return dashboard.body.safeParse({ period }).success ? period : null;
}
