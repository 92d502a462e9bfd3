import { matchFromQuery } from '#renderer/features/applications/shared/match-query.ts';
import type { DraftKey } from '#renderer/ui/form/draft.ts';

const KEY: DraftKey = 'apply-match-draft';

/** Keeps, for this tab, the questions in an address: whoever leaves it to register or to recover an account comes back without. */
export function keepMatch(search: string): void {
  if (matchFromQuery(search).input !== null) window.sessionStorage.setItem(KEY, search);
}

/** The questions in an address, or else those that were kept. */
export function matchIn(search: string) {
  return (
    matchFromQuery(search).input ?? matchFromQuery(window.sessionStorage.getItem(KEY) ?? '').input
  );
}

export function forgetMatch(): void {
  window.sessionStorage.removeItem(KEY);
}
