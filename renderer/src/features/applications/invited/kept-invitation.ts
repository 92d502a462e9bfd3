import { keptInTab } from '#renderer/features/applications/shared/kept-in-tab.ts';

/** The token of the dealer's link that this tab was opened with: a secret, which leaves the address at once. */
export const {
  keep: keepInvitation,
  read: keptInvitation,
  forget: forgetInvitation,
} = keptInTab('dealer-invitation');
