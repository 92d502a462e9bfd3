import * as z from 'zod/mini';

/** The views of the consumer area (spec section 4), in the order of the sidebar. */
export const VIEWS = [
  'dashboard',
  'accounts',
  'orders',
  'buy-products',
  'offers',
  'loan-calculator',
  'profile',
] as const;
export type View = (typeof VIEWS)[number];
export const INITIAL_VIEW: View = 'accounts';

export const VIEW_LABELS = {
  dashboard: 'consumer.dashboard',
  accounts: 'consumer.accounts',
  orders: 'consumer.orders',
  'buy-products': 'consumer.buyProducts',
  offers: 'consumer.offers',
  'loan-calculator': 'consumer.calculator',
  profile: 'consumer.profile',
} as const satisfies Record<View, string>;

/** The views in the bottom bar of a small window; the others are under 'More'. */
export const PRIMARY_VIEWS = [
  'dashboard',
  'accounts',
  'orders',
  'loan-calculator',
] as const satisfies readonly View[];

/** Names that fit a fifth of a small window. */
export const SHORT_LABELS = {
  dashboard: 'consumer.short.dashboard',
  accounts: 'consumer.short.accounts',
  orders: 'consumer.short.orders',
  'loan-calculator': 'consumer.short.calculator',
} as const satisfies Record<(typeof PRIMARY_VIEWS)[number], string>;

/** The other views, in the order of the sidebar. */
export const OVERFLOW_VIEWS = VIEWS.filter(
  (view) => !PRIMARY_VIEWS.some((shown) => shown === view),
);

const historyState = z.object({ view: z.enum(VIEWS) });

/** The view of a browser history entry. Switching views does not change the address. */
export function viewOf(state: unknown): View {
  const parsed = z.safeParse(historyState, state);
  return parsed.success ? parsed.data.view : INITIAL_VIEW;
}
