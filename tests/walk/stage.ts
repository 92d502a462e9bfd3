import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresCluster } from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabaseAt } from '#gateway/testing/stores/postgres-databases.ts';
import type { TestAuthEmulator } from '#tests/processes/auth-emulator.ts';
import type { WalkCast } from '#tests/walk/cast.ts';
import { newCast } from '#tests/walk/cast.ts';
import type { Options } from '#tests/walk/options.ts';
import { startScene } from '#tests/walk/scene.ts';
import { problemsSeen, problemsStored } from '#tests/walk/verify.ts';

type Play = (cast: WalkCast) => Promise<readonly string[] | void>;

/**
 * Registers everybody in a new database, lets them play, and looks at all that is left, by every application that a play
 * took to its end. Gives what was not as it should be; what went wrong is among it, with what the lender said.
 */
export async function onStage(
  scene: Awaited<ReturnType<typeof startScene>>,
  play: Play,
  played: (cast: WalkCast) => readonly string[] = ({ number }) => [number],
): Promise<readonly string[]> {
  try {
    const cast = await newCast(scene);
    const problems = [...((await play(cast)) ?? [])];
    const numbers = played(cast);
    for (const number of numbers) problems.push(...(await problemsSeen({ ...cast, number })));
    await scene.stopGateways();
    for (const number of numbers) problems.push(...(await problemsStored(scene, number)));
    const audit = await scene.audit();
    return audit === null ? problems : [...problems, audit];
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [what, ...scene.lender.lines];
  } finally {
    await scene.stop();
  }
}

/** The same with its own database in a new folder, which is removed afterwards. */
export async function onNewStage(
  { database, gateways }: Pick<Options, 'database' | 'gateways'>,
  emulator: TestAuthEmulator,
  play: Play,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-walk-'));
  const cluster = database === 'postgres' ? await startPostgresCluster() : null;
  const place =
    cluster === null
      ? { GATEWAY_DATA_DIR: join(folder, 'gateway') }
      : { DATABASE_URL: await newDatabaseAt(cluster.url) };
  try {
    const scene = await startScene({
      database: {
        ...place,
        GATEWAY_DOCUMENTS_DIR: join(folder, 'documents'),
        GATEWAY_ERASURES_FILE: join(folder, 'erasures.jsonl'),
      },
      gateways,
      emulator,
      folder: join(folder, 'sample-lender'),
    });
    return await onStage(scene, play);
  } finally {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
