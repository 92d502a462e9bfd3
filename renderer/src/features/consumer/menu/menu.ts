import type { View, ViewPlan } from '#renderer/features/consumer/menu/views.ts';

/** What the sidebar and the bar of a small window show and do. */
export type Menu = Pick<ViewPlan, 'views' | 'primary'> & {
  /** null while it is not known yet where the area opens. */
  readonly current: View | null;
  /** How many things wait for the person in 'My loan'. */
  readonly waiting: number;
  /** Whether the person has a dealer's desk. */
  readonly hasDesk: boolean;
  readonly signedIn: boolean;
  readonly onChoose: (view: View) => void;
  readonly onSignOut: () => void;
};
