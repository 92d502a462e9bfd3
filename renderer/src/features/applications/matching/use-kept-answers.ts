import { useEffect, useState } from 'react';
import type {
  MatchAnswers,
  MatchParameter,
} from '#renderer/features/applications/shared/match-query.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';

/** Reads the answers that the page's address has when it opens. Returns the parameters that could not be read. */
export function useKeptAnswers(onRead: (answers: MatchAnswers) => void): readonly MatchParameter[] {
  const [problems, setProblems] = useState<readonly MatchParameter[]>([]);
  useEffect(() => {
    if (window.location.search === '') return undefined;
    let gone = false;
    loadChunk(() => import('#renderer/features/applications/shared/match-query.ts')).then(
      ({ matchFromQuery }) => {
        if (gone) return;
        const read = matchFromQuery(window.location.search);
        setProblems(read.problems);
        if (Object.keys(read.answers).length > 0) onRead(read.answers);
      },
      // Without it the form is as empty as it would be without an address.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [onRead]);
  return problems;
}
