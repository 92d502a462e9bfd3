/**
 * `npm run bench:desktop`: how long the program takes from its launch to its first window and until one can work with it,
 * as multiples of an empty window of the same executable in the same run. Usage:
 * node scripts/bench/bench-desktop.ts [--rounds=7]. DESKTOP_EXECUTABLE names another executable than the stand-in.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { markdownTable, median } from '#scripts/bench/comparison.ts';
import { ensureDesktopBuild } from '#scripts/lib/builds.ts';
import { type StartTimes, emptyProgram, startTimesOf } from '#scripts/bench/start-times.ts';
import { CHECKOUT, OUT } from '#scripts/lib/places.ts';

const STAND_IN = join(CHECKOUT, 'tests/support/electron-stand-in/electron');

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  throw new Error(`--rounds must be a whole number from 1 on, not "${values.rounds}".`);
}

await ensureDesktopBuild();
const executable = process.env['DESKTOP_EXECUTABLE'] ?? STAND_IN;
const folder = await mkdtemp(join(tmpdir(), 'rinsetu-empty-'));
try {
  const subjects = [
    { name: 'Empty window', executable, args: [await emptyProgram(folder)] },
    { name: 'RinSetu', executable, args: [OUT.desktopMain] },
  ] as const;
  const seen = new Map<string, StartTimes[]>(subjects.map(({ name }) => [name, []]));
  // The first start of each reads its files from the disk: it is not counted.
  for (const subject of subjects) await startTimesOf(subject);
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      seen.get(subject.name)?.push(await startTimesOf(subject));
    }
    console.error(`Round ${round + 1} of ${rounds} is done.`);
  }
  print(seen);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function print(seen: ReadonlyMap<string, readonly StartTimes[]>): void {
  const medianOf = (name: string, measure: keyof StartTimes) =>
    median((seen.get(name) ?? []).map((times) => times[measure]));
  const cell = (name: string, measure: keyof StartTimes) => {
    const own = medianOf(name, measure);
    const times = own / medianOf('Empty window', measure);
    return `${own.toFixed(0)} ms (${times.toFixed(2)}×)`;
  };
  const rows = [...seen.keys()].map((name) => [
    name,
    cell(name, 'shown'),
    cell(name, 'interactive'),
  ]);
  const driven = executable === STAND_IN ? 'the stand-in (Node and Chromium)' : executable;
  console.log(
    [
      `Measured on ${new Date().toISOString().slice(0, 10)} with ${driven} on ${machine()}, medians of ${rounds} starts each.`,
      markdownTable(['Program', 'First window', 'Interactive'], rows),
    ].join('\n\n'),
  );
}

/** The machine, and how busy it was: times on a busy one mean little. */
function machine(): string {
  const processors = cpus();
  const busy = loadavg()[0] ?? 0;
  return `${processors.length} x ${processors[0]?.model ?? 'unknown'} (load ${busy.toFixed(1)})`;
}
