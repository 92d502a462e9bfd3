import { performance } from 'node:perf_hooks';
import type { Cast } from '#tests/walk/cast.ts';
import type { Step } from '#tests/walk/steps.ts';
import { standing } from '#tests/walk/steps.ts';

/** Runs a step, perhaps with something done to the processes meanwhile. */
export type Disturbance = (
  step: Step,
  index: number,
  run: () => ReturnType<Step['run']>,
) => ReturnType<Step['run']>;

export type Tell = (line: string) => void;

export const secondsSince = (begun: number) =>
  `${((performance.now() - begun) / 1000).toFixed(2)} s`;

/** Takes one application through the steps and prints for each how long it took, who did what, and the states afterwards. */
export async function walk(
  cast: Cast,
  steps: readonly Step[],
  tell: Tell = () => undefined,
  disturb: Disturbance = (_step, _index, run) => run(),
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const begun = performance.now();
    const now = await disturb(step, index, () => step.run(cast));
    const stands = now ?? (await standing(cast));
    const took = secondsSince(begun).padStart(8);
    tell(`${took}  ${step.who.padEnd(9)} ${step.what.padEnd(42)} ${stands}`);
  }
}
