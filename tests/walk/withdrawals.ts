/** Withdrawals that meet a package on its way to the lender. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { withdraw } from '#contract/applications/loans.ts';
import type { Cast } from '#tests/walk/cast.ts';
import { until } from '#tests/walk/scene.ts';
import { HANDED_OVER, look } from '#tests/walk/steps.ts';
import { walk } from '#tests/walk/walk.ts';

/** What holds data of the borrower. */
const PERSONAL = ['package', 'documents'];

export type Meeting = {
  readonly name: string;
  /** Milliseconds for which the lender thinks about each message. */
  readonly delay: number;
  /** Milliseconds between the hand-over and the withdrawal. */
  readonly after: number;
  readonly killed: 'nobody' | 'gateways' | 'lender';
};

export const MEETINGS: readonly Meeting[] = [
  { name: 'at once', delay: 0, after: 0, killed: 'nobody' },
  { name: 'while it is sent', delay: 400, after: 100, killed: 'nobody' },
  { name: 'the gateways being killed as it is sent', delay: 400, after: 100, killed: 'gateways' },
  { name: 'the lender being killed as it is sent', delay: 400, after: 100, killed: 'lender' },
];

/** What the lender was sent after the withdrawal was answered, or kept of it; empty when all is well. */
export async function withdrawalMeeting(cast: Cast, meeting: Meeting): Promise<readonly string[]> {
  const { scene } = cast;
  await walk(cast, HANDED_OVER.slice(0, -1));
  await scene.lender.steer({ delay: meeting.delay });
  await walk(cast, HANDED_OVER.slice(-1));
  await wait(meeting.after);
  const { number } = cast;
  const kill = async () => {
    if (meeting.killed === 'gateways') await scene.killGateways();
    if (meeting.killed === 'lender') await scene.killLender();
  };
  await Promise.all([kill(), withdrawUntilDone(cast)]);
  const withdrawnAt = Date.now();
  await scene.lender.steer({ delay: 0 });

  const mine = async () => {
    const { messages, cases } = await scene.lender.seen();
    return {
      messages: messages.filter((each) => each.number === number),
      isKept: cases.some((each) => each.number === number),
    };
  };
  // A lender that may have heard of it is told so; whatever else was under way has come by then.
  const { lenders } = await look(cast);
  if (lenders.some(({ state }) => state !== 'CANCELLED')) return ['the case was not cancelled'];
  const wasTold = (await mine()).messages.length > 0 || meeting.after > 0;
  if (wasTold) {
    await until('the lender’s being told of the withdrawal', async () => {
      const { messages } = await mine();
      return messages.some(({ kind }) => kind === 'cancelled') ? true : null;
    });
  }
  const { messages, isKept } = await mine();
  const late = messages.filter(
    ({ kind, lastAt }) => PERSONAL.includes(kind) && lastAt > withdrawnAt,
  );
  const problems = late.map(({ kind }) => `${kind} was sent after the withdrawal ${meeting.name}`);
  if (isKept) problems.push(`the lender has kept the application withdrawn ${meeting.name}`);
  return problems;
}

/** The lender may have changed the application meanwhile. */
async function withdrawUntilDone(cast: Cast): Promise<void> {
  await until('the withdrawal', async () => {
    const { number, version } = await look(cast);
    const body = { requestId: randomUUID(), number, version };
    return cast.borrower.done(withdraw, body).catch(() => null);
  });
}
