import type { BodyOf } from '#contract/gateway.ts';
import type { lenderCases } from '#contract/lenders/case-calls.ts';
import type { LenderCaseState } from '#domain/lending/states/lender-case-states.ts';

type Asked = BodyOf<typeof lenderCases>;
type Cursor = NonNullable<Asked['after']>;

/** What is looked for. `pages` are where the pages begin that one has come through, the present one last. */
export type CaseFilter = {
  readonly state: LenderCaseState | 'all';
  readonly only: NonNullable<Asked['only']> | 'all';
  readonly order: Asked['order'];
  readonly pages: readonly Cursor[];
};

export const ALL_CASES: CaseFilter = { state: 'all', only: 'all', order: 'newest', pages: [] };

export const isNarrowed = ({ state, only }: CaseFilter): boolean =>
  state !== 'all' || only !== 'all';

export const askedFor = ({ state, only, order, pages }: CaseFilter): Asked => ({
  states: state === 'all' ? [] : [state],
  only: only === 'all' ? null : only,
  order,
  after: pages.at(-1) ?? null,
});
