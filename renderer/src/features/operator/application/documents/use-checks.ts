import { useEffect, useRef, useState } from 'react';
import {
  type CheckId,
  type CheckOutcome,
  checksOf,
  notProven,
} from '#domain/lending/document-checks.ts';
import {
  type Reviewed,
  type ReviewedDocument,
  isOpenToCheck,
  statedIn,
} from '#renderer/features/operator/application/shared/reviewed.ts';
import { useReviewAct } from '#renderer/features/operator/application/shared/use-review-act.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { useMay } from '#renderer/ui/staff/duties.tsx';

/** A check of the document that is shown. */
export type ShownCheck = {
  readonly id: CheckId;
  /** null while nobody has answered it, or since the borrower's answer has changed. */
  readonly outcome: CheckOutcome | null;
  readonly isOutdated: boolean;
};

export type Checks = {
  readonly all: readonly ShownCheck[];
  /** Those that are not answered with yes. */
  readonly open: readonly CheckId[];
  /** Those that are not answered at all. */
  readonly left: readonly CheckId[];
  /** Whether yes is the answer to all that are answered. */
  readonly isAllYes: boolean;
  /** Whether the rest is answered by a button of its own: verifying does it where yes is the answer to all others. */
  readonly offersRest: boolean;
  readonly mayAnswer: boolean;
  readonly answer: (checks: readonly CheckId[], outcome: CheckOutcome) => void;
  /** Resolves when everything that was answered is kept; false where that failed. */
  readonly saved: () => Promise<boolean>;
  /** Why an answer was not kept. */
  readonly failure: Outcome | null;
};

/** The checks of a document. Each answer is kept at once; several that are given meanwhile go together. */
export function useChecks(application: Reviewed, shown: ReviewedDocument): Checks {
  const { document, version, kind, state, checks: found } = shown;
  const { outcome: failure, act } = useReviewAct();
  const may = useMay();
  /** What was answered here, until it is read again. */
  const [given, setGiven] = useState<ReadonlyMap<CheckId, CheckOutcome>>(new Map());
  const waiting = useRef<ReadonlyMap<CheckId, CheckOutcome>>(new Map());
  const saving = useRef<Promise<boolean> | null>(null);
  useEffect(() => {
    if (found !== null && saving.current === null) setGiven(new Map());
  }, [found]);

  const save = async (): Promise<boolean> => {
    while (waiting.current.size > 0) {
      const answers = Array.from(waiting.current, ([check, outcome]) => ({ check, outcome }));
      waiting.current = new Map();
      const kept = await act('answerChecks', (requestId) => ({
        requestId,
        document,
        version,
        answers,
      }));
      if (kept === null) {
        waiting.current = new Map();
        setGiven(new Map());
        return false;
      }
    }
    return true;
  };
  const answer: Checks['answer'] = (ids, outcome) => {
    const more = ids.map((id) => [id, outcome] as const);
    setGiven((before) => new Map([...before, ...more]));
    waiting.current = new Map([...waiting.current, ...more]);
    saving.current ??= save().finally(() => {
      saving.current = null;
    });
  };

  const stated = statedIn(application);
  const all = (stated === null ? [] : checksOf(kind, stated)).map((id): ShownCheck => {
    const mine = given.get(id);
    const kept = found?.find(({ check }) => check === id);
    const isOutdated = mine === undefined && kept?.isOutdated === true;
    return { id, outcome: mine ?? (isOutdated ? null : (kept?.outcome ?? null)), isOutdated };
  });
  const outcomes = new Map(
    all.flatMap(({ id, outcome }) => (outcome === null ? [] : [[id, outcome] as const])),
  );
  const open = notProven(
    all.map(({ id }) => id),
    outcomes,
  );
  const left = all.flatMap(({ id, outcome }) => (outcome === null ? [id] : []));
  const isAllYes = open.length === left.length;
  return {
    all,
    open,
    left,
    isAllYes,
    offersRest: left.length > 0 && !(isAllYes && state === 'CLEAN'),
    mayAnswer:
      may('answerChecks') &&
      isOpenToCheck(application) &&
      (state === 'CLEAN' || state === 'VERIFIED'),
    answer,
    saved: () => saving.current ?? Promise.resolve(true),
    failure,
  };
}
