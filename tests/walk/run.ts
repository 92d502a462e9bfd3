/**
 * `npm run walk`: one application from the first question to the last document, by the real calls. With `--faults`, three
 * times on each database while processes are killed. Ends with 1 when something is not as it should be.
 */
import { performance } from 'node:perf_hooks';
import { ensureBundledPrograms } from '#scripts/lib/bundle-programs.ts';
import { startAuthEmulator } from '#tests/processes/auth-emulator.ts';
import { everywhere, killing, noKills, rowOf, VICTIMS } from '#tests/walk/faults.ts';
import { readOptions, USAGE } from '#tests/walk/options.ts';
import { onNewStage } from '#tests/walk/stage.ts';
import { STEPS } from '#tests/walk/steps.ts';
import { secondsSince, walk } from '#tests/walk/walk.ts';

const tell = (line: string) => process.stdout.write(`${line}\n`);

const options = readOptions(process.argv.slice(2));
if (options === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
await ensureBundledPrograms();
const begun = performance.now();
const emulator = await startAuthEmulator();
const problems = options.faults ? await walkBeset() : await walkOnce(options);
await emulator.stop();
for (const problem of problems) process.stderr.write(`Not as it should be: ${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else
  tell(
    `All as it should be: states, audit, one package, no dead letters (${secondsSince(begun)}).`,
  );

function walkOnce(on: Parameters<typeof onNewStage>[0]): Promise<readonly string[]> {
  return onNewStage(on, emulator, async (cast) => {
    tell(
      `${secondsSince(begun).padStart(8)}  Everybody is registered: borrower, operators, dealer, lender`,
    );
    await walk(cast, STEPS, tell);
  });
}

async function walkBeset(): Promise<readonly string[]> {
  const all: string[] = [];
  for (const on of [
    { database: 'sqlite', gateways: 1 },
    { database: 'postgres', gateways: 2 },
  ] as const) {
    for (const victim of VICTIMS) {
      const kills = noKills();
      const found = await onNewStage(on, emulator, (cast) =>
        walk(cast, STEPS, undefined, killing(cast.scene, everywhere(victim), kills)),
      );
      const name = `${on.database}, ${on.gateways} ${on.gateways === 1 ? 'gateway' : 'gateways'}`;
      tell(rowOf(name, STEPS.length, kills, found));
      all.push(...found);
    }
  }
  return all;
}
