import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadLetters, retryMessage } from '#contract/operators/outbox.ts';
import { makeKeyFile, newKeyLine } from '#gateway/foundation/sealing/key-file.ts';
import type { TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { startAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { runCommand } from '#tests/processes/gateway-process.ts';
import { acceptOffer, handItOver, look } from '#tests/walk/acts.ts';
import type { WalkCast } from '#tests/walk/cast.ts';
import { newCast } from '#tests/walk/cast.ts';
import { signInAgain } from '#tests/walk/people.ts';
import { startScene } from '#tests/walk/scene.ts';
import { HANDED_OVER } from '#tests/walk/steps.ts';
import { until } from '#tests/walk/until.ts';
import { walk } from '#tests/walk/walk.ts';

let home: string;
let emulator: TestAuthEmulator;
const at = (name: string) => join(home, name);
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'rinsetu-restored-'));
  emulator = await startAuthEmulator();
  await makeKeyFile(at('backup-key'), newKeyLine().line);
});
afterAll(async () => {
  await emulator.stop();
  await rm(home, { recursive: true });
});

const caseIs = (cast: WalkCast, state: string) =>
  until(`the case to be ${state}`, async () => {
    const { lenders } = await look(cast);
    return lenders.some((each) => each.state === state) ? true : null;
  });

/** What the lender has of the application, by the kind of message. */
async function messagesOf({ scene, number }: WalkCast, kind: string) {
  const { messages } = await scene.lender.seen();
  return messages.filter((each) => each.number === number && each.kind === kind);
}

it('goes on with a lender that has heard more than the restored database knows', async () => {
  const scene = await startScene({
    database: {
      GATEWAY_DATA_DIR: at('data'),
      GATEWAY_DOCUMENTS_DIR: at('documents'),
      GATEWAY_ERASURES_FILE: at('erasures.jsonl'),
      GATEWAY_BACKUP_DIR: at('backups'),
      GATEWAY_BACKUP_KEY_FILE: at('backup-key'),
    },
    gateways: 1,
    emulator,
    folder: at('lender'),
  });
  try {
    const cast = await newCast(scene);
    await scene.lender.steer({ asksForMore: false, away: 'before-keeping' });
    await walk(cast, HANDED_OVER.slice(0, -1));
    // The package waits for a lender that is away, and a backup is made.
    await handItOver(cast);
    expect(await runCommand('backup', scene.settings)).toMatchObject({ code: 0, err: '' });
    // Then the lender has it, makes an offer, and hears that it is accepted; all that is lost.
    await scene.lender.steer({ away: null });
    await caseIs(cast, 'OFFERED');
    await scene.lender.steer({ isQuiet: true });
    await acceptOffer(cast);
    const lost = await until('the acceptance to arrive', async () => {
      const [accepted] = await messagesOf(cast, 'offer-accepted');
      return accepted ?? null;
    });
    const [packaged] = await messagesOf(cast, 'package');
    await scene.stopGateways();
    await rename(at('data'), at('lost-data'));
    await rename(at('documents'), at('lost-documents'));
    const restored = await runCommand('restore', scene.settings);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain('now wait for an operator: 1\n');
    expect(restored.out).toMatch(new RegExp(`^ {2}application ${cast.number}: \\d+$`, 'm'));
    await scene.killGateways();

    // Nothing goes to the lender until an operator says so; then it is the message that it knows.
    const borrower = await signInAgain(scene, cast.borrower);
    const operator = await signInAgain(scene, cast.operator);
    const again = { ...cast, borrower, operator };
    const { messages } = await operator.done(deadLetters, { after: null });
    expect(messages).toMatchObject([
      { messageId: packaged?.id, kind: 'package', problem: 'after-restore' },
    ]);
    const [held] = messages;
    if (held === undefined) throw new Error('nothing is held');
    const { messageId } = held;
    expect(await messagesOf(again, 'package')).toMatchObject([{ times: packaged?.times }]);
    await operator.done(retryMessage, { requestId: crypto.randomUUID(), messageId });
    await until('the package to arrive again', async () => {
      const [arrived] = await messagesOf(again, 'package');
      return (arrived?.times ?? 0) > (packaged?.times ?? 0) ? true : null;
    });
    // The lender acts on what it last heard, is refused, and goes on from where the case is.
    await scene.lender.steer({ isQuiet: false });
    await caseIs(again, 'OFFERED');
    await acceptOffer(again);
    await caseIs(again, 'AGREED');
    const accepted = await messagesOf(again, 'offer-accepted');
    expect(accepted.map(({ id }) => id)).toContain(lost.id);
    expect(accepted).toHaveLength(2);
    const seen = await scene.lender.seen();
    const positions = seen.messages.map(({ number, position }) => `${number} ${position}`);
    expect(new Set(positions).size).toBe(positions.length);
    expect(await messagesOf(again, 'package')).toHaveLength(1);
    await scene.stopGateways();
    expect(await scene.audit()).toBeNull();
  } finally {
    await scene.stop();
  }
});
