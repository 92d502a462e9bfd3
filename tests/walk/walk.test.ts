import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORE_KINDS } from '#gateway/testing/stores.ts';
import type { TestAuthEmulator } from '#tests/support/auth-emulator.ts';
import { startAuthEmulator } from '#tests/support/auth-emulator.ts';
import { withAnother } from '#tests/walk/cast.ts';
import type { Victim } from '#tests/walk/faults.ts';
import { killing, noKills, rowOf } from '#tests/walk/faults.ts';
import { startScene } from '#tests/walk/scene.ts';
import { onStage } from '#tests/walk/stage.ts';
import type { Step } from '#tests/walk/steps.ts';
import { STEPS } from '#tests/walk/steps.ts';
import { walk } from '#tests/walk/walk.ts';
import { MEETINGS, withdrawalMeeting } from '#tests/walk/withdrawals.ts';

const ENOUGH_TIME = 240_000;
/** Drawing up is killed in `gateway/applications/killed.test.ts`. */
const FIRST_KILLED = STEPS.findIndex(({ what }) => what.startsWith('submits'));

/** A gateway at one step, all of them with a message at another, the lender at its own: `npm run walk -- --faults` has more. */
function victimOf(step: Step, index: number): Victim | null {
  if (index < FIRST_KILLED) return null;
  if (step.who === 'Lender') return index % 2 === 0 ? 'lender' : null;
  return step.what.startsWith('hands it over') ? 'sender' : 'gateway';
}

describe('an application from the first question to the last paper', () => {
  let emulator: TestAuthEmulator;
  beforeAll(async () => {
    emulator = await startAuthEmulator();
  });
  afterAll(() => emulator.stop());

  for (const { name, leftOut, prepare } of STORE_KINDS) {
    const gateways = name === 'SQLite' ? 1 : 2;
    const newStage = async () => {
      const prepared = await prepare();
      const place = await prepared.newPlace();
      const scene = await startScene({
        database: prepared.environmentOf(place),
        gateways,
        emulator,
        folder: (await (await STORE_KINDS[0]?.prepare())?.newPlace()) ?? '',
      });
      return { scene, stop: prepared.stop };
    };
    const reason = leftOut === null ? '' : ` (left out: ${leftOut})`;
    const test = leftOut === null ? it.concurrent : it.skip;
    test(
      `goes its way on ${name}${reason}, in spite of kills, and never further than its borrower wants`,
      async () => {
        const { scene, stop } = await newStage();
        const kills = noKills();
        const numbers: string[] = [];
        const problems = await onStage(
          scene,
          async (cast) => {
            await walk(cast, STEPS);
            numbers.push(cast.number);
            const beset = withAnother(cast);
            await walk(beset, STEPS, undefined, killing(scene, victimOf, kills));
            numbers.push(beset.number);
            const withdrawn: string[] = [];
            for (const meeting of MEETINGS) {
              withdrawn.push(...(await withdrawalMeeting(withAnother(cast), meeting)));
            }
            return withdrawn;
          },
          () => numbers,
        );
        await stop();
        console.log(rowOf(`${name}, gateways: ${gateways}`, STEPS.length, kills, problems));
        expect(problems).toStrictEqual([]);
        expect(kills).toStrictEqual({ gateway: 10, sender: 1, lender: 5 });
      },
      ENOUGH_TIME,
    );
  }
});
