import { numberIn } from '#renderer/features/applications/shared/apply-address.ts';
import { tabStorage } from '#renderer/platform/tab-storage.ts';
import type { DraftKey } from '#renderer/ui/form/draft.ts';

const KEY: DraftKey = 'apply-match-draft';

/** Keeps, for this tab, the questions in an address: whoever leaves it to register or to recover an account comes back without. */
export function keepMatch(search: string): void {
  if (search !== '' && numberIn(search) === null) tabStorage.setItem(KEY, search);
}

/** The query that was kept; '' for none. */
export const storedMatch = (): string => tabStorage.getItem(KEY) ?? '';

export function forgetMatch(): void {
  tabStorage.removeItem(KEY);
}
