/**
 * `npm run bench:desktop`: how long the program takes from its launch to its first paint and until it answers a click, in a
 * showroom and at a terminal, as multiples of an empty window of the same executable in the same run. Usage:
 * node scripts/bench/bench-desktop.ts [--rounds=7] [--beside=<main script of another build>]. DESKTOP_EXECUTABLE names
 * another executable than the stand-in. The exit code is 1 if a limit is missed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { markdownTable, median } from '#scripts/bench/comparison.ts';
import { ensureDesktopBuild } from '#scripts/lib/builds.ts';
import {
  type StartTimes,
  type Subject,
  emptyProgram,
  measuredProgram,
  startTimesOf,
} from '#scripts/bench/start-times.ts';
import { CHECKOUT, OUT } from '#scripts/lib/places.ts';
import { ensureSystemPackages } from '#scripts/lib/system-packages.ts';

const EMPTY = 'Empty window';
const STAND_IN = join(CHECKOUT, 'tests/support/electron-stand-in/electron');

/** As multiples of the empty window. */
const MAX_TIMES = { paint: 1.1, usable: 1.25 } as const;
/** Its page is awake when its handlers are attached. */
const AWAKE = '#app[data-awake]';
const TERMINAL = {
  profile: 'kiosk',
  branch: { id: 'NGP-01', name: 'Nagpur' },
  webUrl: 'https://portal.example',
  // No PIN is entered.
  kiosk: { pinHash: `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}` },
};

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, beside: { type: 'string' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  throw new Error(`--rounds must be a whole number from 1 on, not "${values.rounds}".`);
}

await ensureSystemPackages();
await ensureDesktopBuild();
const executable = process.env['DESKTOP_EXECUTABLE'] ?? STAND_IN;
const folder = await mkdtemp(join(tmpdir(), 'rinsetu-empty-'));
try {
  const program = (name: string, main: string, awake: string) =>
    measuredProgram(join(folder, name), { main, awake });
  const ours = await program('ours', OUT.desktopMain, AWAKE);
  const { beside } = values;
  const subjects: readonly (Subject & { readonly name: string })[] = [
    { name: EMPTY, executable, main: await program('empty', await emptyProgram(folder), 'h1') },
    { name: 'Showroom', executable, main: ours },
    { name: 'Terminal', executable, main: ours, configuration: TERMINAL },
    ...(beside === undefined
      ? []
      : [{ name: beside, executable, main: await program('beside', resolve(beside), AWAKE) }]),
  ];
  const seen = new Map<string, StartTimes[]>(subjects.map(({ name }) => [name, []]));
  // The first start of each reads its files from the disk: it is not counted.
  for (const subject of subjects) await startTimesOf(subject);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % subjects.length;
    for (const subject of [...subjects.slice(first), ...subjects.slice(0, first)]) {
      seen.get(subject.name)?.push(await startTimesOf(subject));
    }
    console.error(`Round ${round + 1} of ${rounds} is done.`);
  }
  print(seen);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function print(seen: ReadonlyMap<string, readonly StartTimes[]>): void {
  const timesOf = (name: string, measure: keyof StartTimes) =>
    (seen.get(name) ?? []).map((times) => times[measure]);
  const empty = (measure: keyof StartTimes) => timesOf(EMPTY, measure);
  const cells = (name: string, measure: keyof StartTimes) => {
    const own = timesOf(name, measure);
    const times = median(own) / median(empty(measure));
    // Each start beside the empty window of its own round.
    const ratios = own
      .map((each, round) => each / (empty(measure)[round] ?? Number.NaN))
      .toSorted((a, b) => a - b);
    const isOver = name !== EMPTY && times > MAX_TIMES[measure];
    if (isOver) process.exitCode = 1;
    return [
      `${median(own).toFixed(0)} ms (${times.toFixed(2)}×${isOver ? ' OVER' : ''})`,
      `${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}`,
    ];
  };
  const rows = [
    ...[...seen.keys()].map((name) => [name, ...cells(name, 'paint'), ...cells(name, 'usable')]),
    ['At most', `${MAX_TIMES.paint}×`, '', `${MAX_TIMES.usable}×`, ''],
  ];
  const driven = executable === STAND_IN ? 'the stand-in (Node and Chromium)' : executable;
  console.log(
    [
      `Measured on ${new Date().toISOString().slice(0, 10)} with ${driven} on ${machine()}, medians of ${rounds} starts each.`,
      markdownTable(['Program', 'First paint', 'Spread', 'Usable', 'Spread'], rows),
    ].join('\n\n'),
  );
}

/** The machine, and how busy it was: times on a busy one mean little. */
function machine(): string {
  const processors = cpus();
  const busy = loadavg()[0] ?? 0;
  return `${processors.length} x ${processors[0]?.model ?? 'unknown'} (load ${busy.toFixed(1)})`;
}
