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

const historyState = z.object({ view: z.enum(VIEWS) });

/** The view that an entry of the browser's history names. Views switch without a change of the address. */
export function viewOf(state: unknown): View {
  const parsed = z.safeParse(historyState, state);
  return parsed.success ? parsed.data.view : INITIAL_VIEW;
}
