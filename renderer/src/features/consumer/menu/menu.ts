import type { View } from '#renderer/features/consumer/menu/views.ts';

/** What the sidebar and the bar of a small window show and do. */
export type Menu = {
  readonly current: View;
  readonly signedIn: boolean;
  readonly onChoose: (view: View) => void;
  readonly onSignOut: () => void;
};
