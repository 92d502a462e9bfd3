import { useEffect, useState } from 'react';
import { matchInputOf } from '#domain/lending/matching/match-input-of.ts';
import type { MatchAnswer } from '#domain/lending/matching/match.ts';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import {
  type MatchChanges,
  matchChanges,
} from '#renderer/features/applications/wizard/steps/lenders/match-changes.ts';
import type { Step } from '#renderer/features/applications/wizard/steps/steps.ts';

/** The gateway knows the year from the first questions. */
const ANY_YEAR = { kind: 'year', year: 2000 } as const;

/** Steps that show what lenders offer. */
const SHOWING_OFFERS: readonly (Step | undefined)[] = ['lenders', 'documents', 'review', 'send'];

/**
 * Keeps the steps about offers up to date: saves, reloads the application, and has it matched
 * again if sections or offers have changed. Returns what has changed since the person arrived.
 */
export function useFreshMatch(step: Step | undefined): MatchChanges | null {
  const draft = useOpenDraft();
  const { isMatchStale, match, state, sections } = useDraftState().application;
  const [seen] = useState<MatchAnswer | null>(match);
  // If the sections are too incomplete to match, what they lack is in the list of what is left.
  const canMatch = matchInputOf(sections, ANY_YEAR, false) !== null;
  const isDue = isMatchStale && canMatch && SHOWING_OFFERS.includes(step) && state === 'DRAFT';
  useEffect(() => {
    if (!SHOWING_OFFERS.includes(step)) return;
    void draft.save().then((isSaved) => isSaved && draft.reload());
  }, [step, draft]);
  useEffect(() => {
    if (isDue) void draft.change('refreshMatch', (now) => now);
  }, [isDue, draft]);
  return seen === null || match === null ? null : matchChanges(seen, match);
}
