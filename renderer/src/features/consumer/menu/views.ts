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

/** The views that a small window has at the thumb; the others stand under 'More'. */
export const AT_THE_THUMB = [
  'dashboard',
  'accounts',
  'orders',
  'loan-calculator',
] as const satisfies readonly View[];

/** Names short enough for a fifth of a small window. */
export const SHORT_LABELS = {
  dashboard: 'consumer.short.dashboard',
  accounts: 'consumer.short.accounts',
  orders: 'consumer.short.orders',
  'loan-calculator': 'consumer.short.calculator',
} as const satisfies Record<(typeof AT_THE_THUMB)[number], string>;

/** The other views, in the order of the sidebar. */
export const UNDER_MORE = VIEWS.filter((view) => !AT_THE_THUMB.some((shown) => shown === view));

const historyState = z.object({ view: z.enum(VIEWS) });

/** The view that an entry of the browser's history names. Views switch without a change of the address. */
export function viewOf(state: unknown): View {
  const parsed = z.safeParse(historyState, state);
  return parsed.success ? parsed.data.view : INITIAL_VIEW;
}
