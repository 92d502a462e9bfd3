import { useState } from 'react';
import * as z from 'zod/mini';
import { recordVersion } from '#contract/applications/call.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { APPLICATION_STATES, applicationEdge } from '#domain/lending/states/application-states.ts';
import type { Known, Row } from '#renderer/features/operator/queue/steady-rows.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { failureText } from '#renderer/ui/staff/failure-words.ts';

export type ClaimAct = 'claim' | 'release';

/** What an operator can do about whose an application is; null where nothing. */
export function claimActOf({ state, claim }: Row): ClaimAct | null {
  if (claim === null) return applicationEdge('claim', state) === null ? null : 'claim';
  return claim.isMine && applicationEdge('release', state) !== null ? 'release' : null;
}

/** How a changed application is now. */
const changedTo = z.object({ version: recordVersion, state: z.enum(APPLICATION_STATES) });

function nowOf(failure: GatewayFailure) {
  if (failure.kind !== 'refused' || !refusedAs(failure, 'application-changed')) return null;
  const now = changedTo.safeParse(failure.current);
  return now.success ? now.data : null;
}

export type Claims = ReturnType<typeof useClaims>;

/** Claims and releases applications, one at a time, and keeps the result until the list shows it. */
export function useClaims() {
  const { t } = useTranslation();
  const showToast = useToasts();
  const { change } = useChange();
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const [busyWith, setBusyWith] = useState<string | null>(null);

  function learn(now: Known, note: string | null): void {
    setKnown((before) => new Map(before).set(now.number, now));
    say(now.number, note);
  }
  function say(number: string, note: string | null): void {
    setNotes((before) => {
      const others = [...before].filter(([of]) => of !== number);
      return new Map(note === null ? others : [...others, [number, note]]);
    });
  }
  function explain(row: Row, failure: GatewayFailure): void {
    const now = nowOf(failure);
    if (now === null) return say(row.number, failureText(t, failure));
    const isTaken = now.state === 'IN_REVIEW';
    learn(
      { number: row.number, ...now, claim: isTaken ? { isMine: false } : row.claim },
      t(isTaken ? 'queue.claimedMeanwhile' : 'queue.changedMeanwhile'),
    );
  }

  return {
    known,
    /** What was changed elsewhere on this page. */
    learn,
    /** The messages about applications, by number. */
    notes,
    busyWith,
    /** Whether it was done. */
    act: async (act: ClaimAct, row: Row): Promise<boolean> => {
      if (busyWith !== null) return false;
      const { number, version } = row;
      setBusyWith(number);
      const name = act === 'claim' ? 'claimApplication' : 'releaseApplication';
      const answer = await change(name, (requestId) => ({ requestId, number, version }));
      setBusyWith(null);
      if (!answer.ok) {
        explain(row, answer.failure);
        return false;
      }
      learn({ ...answer.value, claim: act === 'claim' ? { isMine: true } : null }, null);
      showToast({ text: t(act === 'claim' ? 'queue.claimed' : 'queue.released', { number }) });
      return true;
    },
  };
}
