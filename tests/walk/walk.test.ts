import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import type { TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { startAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { withAnother } from '#tests/walk/cast.ts';
import type { Victim } from '#tests/walk/faults.ts';
import { killing, noKills, rowOf } from '#tests/walk/faults.ts';
import { startScene } from '#tests/walk/scene.ts';
import { onStage } from '#tests/walk/stage.ts';
import type { Step } from '#tests/walk/steps.ts';
import { STEPS } from '#tests/walk/steps.ts';
import { walk } from '#tests/walk/walk.ts';
import { MEETINGS, withdrawalMeeting } from '#tests/walk/withdrawals.ts';

/** Many times what it takes: a machine may be busy with much else. */
const ENOUGH_TIME = 600_000;
/** Drawing up is killed in `gateway/lending/applications/killed.test.ts`. */
const FIRST_KILLED = STEPS.findIndex(({ what }) => what.startsWith('submits'));

/**
 * Every second step has a victim, on one database the even ones and on the other the odd ones: a gateway or the lender; and
 * all gateways with the package in their hands. `npm run walk -- --faults` kills everybody everywhere.
 */
const victims =
  (odd: boolean) =>
  (step: Step, index: number): Victim | null => {
    if (step.what.startsWith('hands it over')) return 'sender';
    if (index < FIRST_KILLED || (index % 2 === 1) !== odd) return null;
    return step.who === 'Lender' ? 'lender' : 'gateway';
  };

describe('an application from the first question to the last document', () => {
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
            const disturb = killing(scene, victims(gateways === 2), kills);
            await walk(cast, STEPS, undefined, disturb);
            numbers.push(cast.number);
            const withdrawn: string[] = [];
            const other = gateways === 2 ? 'lender' : 'gateways';
            for (const meeting of MEETINGS.filter(({ killed }) => killed !== other)) {
              withdrawn.push(...(await withdrawalMeeting(withAnother(cast), meeting)));
            }
            return withdrawn;
          },
          () => numbers,
        );
        await stop();
        console.log(rowOf(`${name}, gateways: ${gateways}`, STEPS.length, kills, problems));
        expect(problems).toStrictEqual([]);
        expect(kills.gateway + kills.lender).toBeGreaterThanOrEqual(9);
      },
      ENOUGH_TIME,
    );
  }
});
