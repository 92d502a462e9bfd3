import type { BodyOf } from '#contract/gateway.ts';
import type { lenderCases } from '#contract/lenders/case-calls.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';

type Asked = BodyOf<typeof lenderCases>;

/** What is looked for. */
export type CaseFilter = {
  readonly state: LenderCaseState | 'all';
  readonly only: NonNullable<Asked['only']> | 'all';
  readonly order: Asked['order'];
};

export const ALL_CASES: CaseFilter = { state: 'all', only: 'all', order: 'newest' };

export const isNarrowed = ({ state, only }: CaseFilter): boolean =>
  state !== 'all' || only !== 'all';

export const askedFor = ({ state, only, order }: CaseFilter): Omit<Asked, 'after'> => ({
  states: state === 'all' ? [] : [state],
  only: only === 'all' ? null : only,
  order,
});
