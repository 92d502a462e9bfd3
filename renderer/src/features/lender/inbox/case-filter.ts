import type { BodyOf } from '#contract/gateway.ts';
import type { lenderCases } from '#contract/lenders/case-calls.ts';
import type { saveCaseView } from '#contract/lenders/case-views.ts';
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

type Choice = BodyOf<typeof saveCaseView>['choice'];

/** What a saved view shows. */
export const filterOf = ({ state, only, order }: Choice): CaseFilter => ({
  state: state ?? 'all',
  only: only ?? 'all',
  order,
});

/** What a view keeps of what is looked for. */
export const choiceOf = ({ state, only, order }: CaseFilter): Choice => ({
  state: state === 'all' ? null : state,
  only: only === 'all' ? null : only,
  order,
});

export const isSame = (one: CaseFilter, other: CaseFilter): boolean =>
  one.state === other.state && one.only === other.only && one.order === other.order;
