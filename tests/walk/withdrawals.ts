/** Withdrawals that meet a package on its way to the lender. */
import { randomUUID } from 'node:crypto';
import { withdraw } from '#contract/applications/loans.ts';
import type { WalkCast } from '#tests/walk/cast.ts';
import { until } from '#tests/walk/until.ts';
import { look } from '#tests/walk/acts.ts';
import { HANDED_OVER } from '#tests/walk/steps.ts';
import { walk } from '#tests/walk/walk.ts';

/** What holds data of the borrower. */
const PERSONAL = ['package', 'documents'];

/** Milliseconds for which the lender thinks about a message that is met. */
const SLOW = 500;

export type Meeting = {
  readonly name: string;
  /** null: does not wait for the package to be under way. */
  readonly killed: 'gateways' | 'lender' | null;
};

export const MEETINGS: readonly Meeting[] = [
  { name: 'at once', killed: null },
  { name: 'as gateways were killed that sent it', killed: 'gateways' },
  { name: 'as the lender was killed that got it', killed: 'lender' },
];

/** What the lender was sent after the withdrawal was answered, or has kept of it; none when all is well. */
export async function withdrawalMeeting(
  cast: WalkCast,
  { name, killed }: Meeting,
): Promise<readonly string[]> {
  const { scene } = cast;
  const isMet = killed !== null;
  if (isMet) await scene.lender.steer({ delay: SLOW });
  await walk(cast, HANDED_OVER);
  if (isMet) {
    const isInHand = async () => ((await scene.lender.seen()).inHand > 0 ? true : null);
    await until('the package in the lender’s hand', isInHand);
  }
  const killing = killed === 'gateways' ? scene.killGateways() : null;
  await Promise.all([killing, killed === 'lender' ? scene.killLender() : null, withdrawOnce(cast)]);
  const withdrawnAt = Date.now();
  await scene.lender.steer({ delay: 0 });

  const { number } = cast;
  // Nothing else comes after this.
  const messages = await until('the end of what the lender is told', async () => {
    const { messages: all, inHand } = await scene.lender.seen();
    const mine = all.filter((each) => each.number === number);
    const isShown = mine.some(({ kind }) => kind === 'cancelled');
    return inHand === 0 && (isShown || (mine.length === 0 && !isMet)) ? mine : null;
  });
  const late = messages.filter(
    ({ kind, lastAt }) => PERSONAL.includes(kind) && lastAt > withdrawnAt,
  );
  const { cases } = await scene.lender.seen();
  return [
    ...late.map(({ kind }) => `${kind} was sent after the withdrawal, ${name}`),
    ...cases
      .filter((each) => each.number === number)
      .map(() => `the lender has kept what was withdrawn, ${name}`),
  ];
}

/** The lender may have changed the application meanwhile: then it is looked at again. */
async function withdrawOnce(cast: WalkCast): Promise<void> {
  await until('the withdrawal', async () => {
    const { number, version } = await look(cast);
    const body = { requestId: randomUUID(), number, version };
    return cast.borrower.done(withdraw, body).catch(() => null);
  });
}
