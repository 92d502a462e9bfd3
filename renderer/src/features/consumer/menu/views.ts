import * as z from 'zod/mini';

/** Every view of the consumer area (spec section 4), in the order of the sidebar. */
const VIEWS = [
  'my-loan',
  'dashboard',
  'accounts',
  'orders',
  'buy-products',
  'offers',
  'loan-calculator',
  'profile',
] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_LABELS = {
  'my-loan': 'consumer.myLoan',
  dashboard: 'consumer.dashboard',
  accounts: 'consumer.accounts',
  orders: 'consumer.orders',
  'buy-products': 'consumer.buyProducts',
  offers: 'consumer.offers',
  'loan-calculator': 'consumer.calculator',
  profile: 'consumer.profile',
} as const satisfies Record<View, string>;

/** Names that fit a fifth of a small window. */
export const SHORT_LABELS = {
  'my-loan': 'consumer.myLoan',
  dashboard: 'consumer.short.dashboard',
  accounts: 'consumer.short.accounts',
  orders: 'consumer.short.orders',
  'loan-calculator': 'consumer.short.calculator',
  profile: 'consumer.profile',
} as const satisfies Readonly<Partial<Record<View, string>>>;
export type PrimaryView = keyof typeof SHORT_LABELS;

/** Whether the person has applied for a loan here: `off` without loan applications, `unknown` until the gateway answers. */
export type LoanStanding = 'off' | 'unknown' | 'none' | 'some';

/** Which views a person has, in the order of the sidebar, and where the area opens. */
export type ViewPlan = {
  readonly views: readonly View[];
  /** Those in the bottom bar of a small window; the others are under 'More'. */
  readonly primary: readonly PrimaryView[];
  readonly initial: View;
};

const SAMPLE_VIEWS = VIEWS.filter((view) => view !== 'my-loan');

/** The views of a person with this status. */
export function viewPlan(standing: LoanStanding): ViewPlan {
  switch (standing) {
    case 'off':
      return {
        views: SAMPLE_VIEWS,
        primary: ['dashboard', 'accounts', 'orders', 'loan-calculator'],
        initial: 'accounts',
      };
    case 'unknown':
    case 'none':
      return {
        views: VIEWS,
        primary: ['my-loan', 'dashboard', 'accounts', 'orders'],
        initial: 'accounts',
      };
    case 'some':
      return {
        views: VIEWS,
        primary: ['my-loan', 'dashboard', 'loan-calculator', 'profile'],
        initial: 'my-loan',
      };
  }
}

const historyState = z.object({ view: z.enum(VIEWS) });

/** The view of a browser history entry, if it names one. Switching views does not change the address. */
export function viewOf(state: unknown): View | null {
  const parsed = z.safeParse(historyState, state);
  return parsed.success ? parsed.data.view : null;
}
