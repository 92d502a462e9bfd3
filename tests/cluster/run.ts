/**
 * `npm run test:cluster`: gateways on a PostgreSQL cluster while its parts fail, as root on Debian or where its packages are
 * installed. `-- --only WORDS` runs the faults whose names contain them, `--keep` keeps
 * what the servers say, and `--cost SECONDS` measures what the load costs while nothing fails. Ends with 1 when something is not as it should be.
 */
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBundledPrograms } from '#scripts/lib/bundle-programs.ts';
import { ensureClusterPackages } from '#scripts/lib/system-packages.ts';
import { startBareWriter } from '#tests/cluster/bare-writer.ts';
import { check } from '#tests/cluster/check.ts';
import type { Fault } from '#tests/cluster/faults.ts';
import { tellCost } from '#tests/cluster/cost.ts';
import { gatherEvidence } from '#tests/cluster/evidence.ts';
import { FAULTS } from '#tests/cluster/faults.ts';
import { newJournal } from '#tests/cluster/journal.ts';
import { startLoad } from '#tests/cluster/load.ts';
import { HEAD, rowOf, type Result } from '#tests/cluster/table.ts';
import type { ClusterStage } from '#tests/cluster/stage.ts';
import { startClusterStage } from '#tests/cluster/stage.ts';
import { newUndoing } from '#tests/cluster/undoing.ts';
import { until } from '#tests/walk/until.ts';

/** Milliseconds of calls that are all done, after which the service has recovered. */
const CALM = 4_000;
const RECOVERY = 120_000;
const MOST_TOLD = 40;
/** Seconds without a confirmed change beyond those of the database itself. */
const MOST_ADDED = 2;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    cost: { type: 'string' },
  },
});
const faults = FAULTS.filter(({ name }) => name.includes(values.only ?? ''));
const begun = performance.now();
const tell = (line: string) =>
  process.stdout.write(
    `${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${line}\n`,
  );

const missing = await ensureClusterPackages();
if (missing !== null) {
  tell(`Left out: ${missing}`);
  process.exit(0);
}
await ensureBundledPrograms();
const { later, undo } = newUndoing();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    tell('Stopping what was started…');
    void undo().finally(() => process.exit(130));
  });
}
const problems: string[] = [];
try {
  problems.push(...(await runFaults(await startClusterStage(tell, later, values.keep))));
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await undo();
}
for (const problem of problems.slice(0, MOST_TOLD))
  process.stderr.write(`Not as it should be: ${problem}\n`);
tell(problems.length === 0 ? 'All as it should be.' : `${problems.length} not as they should be.`);
process.exit(problems.length === 0 ? 0 : 1);

async function runFaults(stage: ClusterStage): Promise<readonly string[]> {
  const journal = newJournal(stage.address);
  const load = await startLoad(stage, journal, values.cost !== undefined);
  const writer = startBareWriter(stage.databases);
  const found: string[] = [];
  const rows: Result[] = [];
  const checkNow = async () => {
    const primary = await until('a primary', () => stage.databases.primary());
    const url = stage.databases.urlAt(primary, 'rinsetu');
    return check(await gatherEvidence(stage, url, journal.calls, load.finished));
  };
  /** All that was heard since then. */
  const heardSince = (since: number) =>
    journal.calls.flatMap(({ path, mark, heard }) =>
      heard
        .filter(({ at }) => at >= since)
        .map((each) => ({ path, isChange: mark !== null, ...each })),
    );
  const tryOut = async (fault: Fault) => {
    await wait(CALM);
    await stage.databases.whole();
    const since = performance.now();
    tell(`${fault.name}…`);
    await fault.run(stage);
    await stage.databases.whole();
    const ended = performance.now();
    await until(
      'calls that are done again',
      async () => {
        const from = performance.now() - CALM;
        return from > ended && heardSince(from).every(({ kind }) => kind === 'done') ? true : null;
      },
      RECOVERY,
    );
    const heard = heardSince(since);
    const findings = await checkNow();
    const result: Result = {
      name: fault.name,
      seconds: (performance.now() - since) / 1000,
      heard,
      gap: longestGap(
        since,
        heard.filter(({ kind, isChange }) => kind === 'done' && isChange).map(({ at }) => at),
      ),
      bareGap: longestGap(
        since,
        writer.confirmed.filter((at) => at >= since),
      ),
      findings,
    };
    rows.push(result);
    if (result.gap > result.bareGap + MOST_ADDED)
      found.push(`${fault.name}: ${result.gap} s, and ${result.bareGap} s without gateways`);
    tell(rowOf(result));
    found.push(
      ...[...findings.lost, ...findings.twice, ...findings.half].map(
        (each) => `after ${fault.name}: ${each}`,
      ),
      ...heard
        .filter(({ kind }) => ['wrong', 'declined', 'silent'].includes(kind))
        .map(({ path, what }) => `during ${fault.name}: ${path} ${what}`),
    );
  };
  try {
    if (values.cost !== undefined) {
      await tellCost(stage, journal, load, Number(values.cost), tell);
      return [];
    }
    for (const fault of faults) {
      await tryOut(fault).catch((error: unknown) => {
        found.push(
          `${fault.name}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
        );
        tell(`${fault.name}: this did not come to its end`);
      });
    }
    tell('Borrowers finish what they have begun…');
    await load.finish();
    await until('the end of the outbox', async () =>
      (await stage.lender.seen()).inHand === 0 ? true : null,
    );
    const last = await checkNow();
    found.push(...last.lost, ...last.twice, ...last.half, ...load.problems);
    tell(`${load.finished.length} applications came to their end, ${load.problems.length} did not`);
  } finally {
    await writer.stop();
  }
  process.stdout.write(`\n${[...HEAD, ...rows.map(rowOf)].join('\n')}\n\n`);
  return found;
}

/** Seconds between two confirmations, or before the first of them. */
function longestGap(since: number, confirmed: readonly number[]): number {
  const times = [since, ...confirmed.toSorted((one, other) => one - other)];
  const gaps = times.map((at, index) => at - (times[index - 1] ?? since));
  return Math.max(...gaps) / 1000;
}
