import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

/** Whether the host has a 'Back' on every page, as a terminal's bar does: pages then have none of their own. */
export function useHasOwnBack(): boolean {
  return usePlatform().host?.can.endVisit === true;
}
