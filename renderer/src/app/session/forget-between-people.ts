import type { QueryClient } from '@tanstack/react-query';
import { personOf } from '#contract/person-of.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { forgetDrafts } from '#renderer/ui/form/draft.ts';

/**
 * Never shows one person's data to the next. Call it before pages subscribe to the session, so that they find nothing. A
 * session that ended by itself is still the same person's.
 */
export function forgetBetweenPeople({ session }: Platform, queries: QueryClient): void {
  let person = personOf(session.current());
  session.subscribe(() => {
    const before = person;
    person = personOf(session.current());
    if (before === person) return;
    queries.clear();
    if (before !== null) forgetDrafts();
  });
}
