import { useState } from 'react';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { changeClaims } from '#contract/operators/review.ts';
import type { Row } from '#renderer/features/operator/queue/steady-rows.ts';
import type { Claims } from '#renderer/features/operator/queue/use-claims.ts';
import { useAct } from '#renderer/ui/staff/use-act.ts';

export type SeveralAct = BodyOf<typeof changeClaims>['act'];
export type SeveralReply = ReplyOf<typeof changeClaims>;

/** What became of several applications. */
export type Report = SeveralReply & {
  readonly act: SeveralAct['is'];
  /** To whom they were given. */
  readonly colleague: string;
};

/** What a change of several applications is asked by. */
export const bodyOfSeveral = (requestId: string, act: SeveralAct, rows: readonly Row[]) => ({
  requestId,
  act,
  applications: rows.map(({ number, version }) => ({ number, version })),
});

/** Changes several applications at once, and keeps what became of them until it is closed. */
export function useSeveral(claims: Pick<Claims, 'learn'>) {
  const { busy, outcome, act: ask } = useAct();
  const [report, setReport] = useState<Report | null>(null);

  function take(act: SeveralAct['is'], reply: SeveralReply, colleague = ''): void {
    for (const now of reply.done) {
      const claim = act === 'release' ? null : { isMine: act === 'claim' };
      claims.learn({ ...now, claim }, null);
    }
    setReport({ ...reply, act, colleague });
  }
  return {
    busy,
    outcome,
    report,
    close: () => setReport(null),
    take,
    /** Whether it was answered. */
    act: async (act: 'claim' | 'release', rows: readonly Row[]): Promise<boolean> => {
      const reply = await ask('changeClaims', (requestId) =>
        bodyOfSeveral(requestId, { is: act }, rows),
      );
      if (reply !== null) take(act, reply);
      return reply !== null;
    },
  };
}
