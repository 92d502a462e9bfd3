/** Kills processes at the steps of a walk, and counts what came of it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Scene } from '#tests/walk/scene.ts';
import { until } from '#tests/walk/until.ts';
import type { Step } from '#tests/walk/steps.ts';
import type { Disturbance } from '#tests/walk/walk.ts';

/** Who is killed: the gateway that a person asks, all of them while they send a message, or the lender. */
export const VICTIMS = ['gateway', 'sender', 'lender'] as const;
export type Victim = (typeof VICTIMS)[number];
export type Kills = Record<Victim, number>;

/** Milliseconds: before, while and after a call is carried out. */
const KILLED_AFTER = [0, 2, 5, 10, 20, 40];
/** Milliseconds for which the lender is slow, so that a message is under way. */
const SLOW = 500;

/** Runs a step that sends a message, and kills all gateways while the lender is handling it. */
async function withoutSender(scene: Scene, run: () => ReturnType<Step['run']>) {
  await scene.lender.steer({ delay: SLOW });
  const now = await run();
  const isInHand = async () => ((await scene.lender.seen()).inHand > 0 ? true : null);
  await until('a message to the lender', isInHand);
  await scene.lender.steer({ delay: 0 });
  await scene.killGateways();
  return now;
}

/** Kills the victim of each step, if it has one, and counts the kills. */
export function killing(
  scene: Scene,
  victimOf: (step: Step, index: number) => Victim | null,
  kills: Kills,
): Disturbance {
  return async (step, index, run) => {
    const victim = victimOf(step, index);
    if (victim === null) return run();
    kills[victim] += 1;
    if (victim === 'sender') return withoutSender(scene, run);
    const kill = async () => {
      await wait(KILLED_AFTER[index % KILLED_AFTER.length]);
      await (victim === 'gateway' ? scene.killGateway(index % scene.count) : scene.killLender());
    };
    const [now] = await Promise.all([run(), kill()]);
    return now;
  };
}

/** One kind of victim, wherever it has something to do. */
export const everywhere = (victim: Victim) => (step: Step) => {
  if (victim === 'lender') return step.who === 'Lender' ? victim : null;
  if (victim === 'sender') return step.tellsLender === true ? victim : null;
  return step.who === 'Lender' ? null : victim;
};

export const noKills = (): Kills => ({ gateway: 0, sender: 0, lender: 0 });

/** A row of the table of faults. */
export const rowOf = (
  name: string,
  steps: number,
  kills: Kills,
  problems: readonly string[],
): string =>
  [
    name.padEnd(24),
    `${steps} steps`,
    ...VICTIMS.map((victim) => `${victim} killed ${String(kills[victim]).padStart(2)}`),
    problems.length === 0 ? 'lost 0, doubled 0' : problems.join('; '),
  ].join('   ');
