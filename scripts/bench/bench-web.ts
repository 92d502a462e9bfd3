/**
 * `npm run bench:web`: what the prerendered pages cost compared with a hand-written page of home's content, in one run.
 * Usage: node scripts/bench/bench-web.ts [--rounds=11]. Ends with 1 when a page is over a limit.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright/test';
import { navigation } from '#renderer/content/en/navigation.ts';
import { comparisonTable, overLimits } from '#scripts/bench/comparison.ts';
import { HAND_WRITTEN, siteWithHandWrittenPage } from '#scripts/bench/hand-written-site.ts';
import { type PageRecord, costTable, measureInRounds } from '#scripts/bench/rounds.ts';
import { MAX_DRIFT, textDrift } from '#scripts/bench/text-drift.ts';
import { textOf } from '#scripts/bench/visits.ts';
import { ensureWebBuild } from '#scripts/lib/builds.ts';
import { startPortal } from '#scripts/dev/portal-parts.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { ensureSystemPackages } from '#scripts/lib/system-packages.ts';
import { launchChromium } from '#scripts/lib/chromium.ts';

const PAGES = [
  { path: '/', maxCpu: 1.3 },
  { path: '/apply-loan', maxCpu: 1.3 },
  { path: '/emi-calculator', maxCpu: 3 },
  { path: '/login', maxCpu: 2.2 },
] as const;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '11' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  throw new Error(`--rounds must be a whole number from 1 on, not "${values.rounds}".`);
}

await ensureSystemPackages();
await ensureWebBuild();
const folder = await mkdtemp(join(tmpdir(), 'rinsetu-bench-'));
try {
  const ports = {
    portal: await freePort(),
    gateway: await freePort(),
    emulator: await freePort(),
  };
  const webEnvironment = await siteWithHandWrittenPage(folder);
  const portal = await startPortal(ports, join(folder, 'data'), { webEnvironment });
  try {
    const browser = await launchChromium();
    try {
      process.exitCode = await compare(browser, `http://127.0.0.1:${ports.portal}`);
    } finally {
      await browser.close();
    }
  } finally {
    await portal.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compare(browser: Browser, origin: string): Promise<number> {
  const drift = textDrift(
    await textOf(browser, `${origin}/`),
    await textOf(browser, `${origin}${HAND_WRITTEN}`),
  );
  const records = await measureInRounds(
    browser,
    {
      origin,
      paths: [HAND_WRITTEN, ...PAGES.map(({ path }) => path)],
      menu: navigation.labels.menu,
    },
    rounds,
  );
  const recordOf = (path: string): PageRecord => {
    const record = records.get(path);
    if (record === undefined) throw new Error(`${path} was not measured.`);
    return record;
  };
  const handWritten = recordOf(HAND_WRITTEN).samples;
  const pages = PAGES.map((page) => ({ ...page, samples: recordOf(page.path).samples }));

  const problems = overLimits(pages, handWritten);
  if (drift.share > MAX_DRIFT) {
    problems.push(
      `The hand-written page no longer says what home says (${(drift.share * 100).toFixed(1)}% of the words). ` +
        `Only on home: ${drift.onlyOnHome.join(' ')}. Only by hand: ${drift.onlyByHand.join(' ')}.`,
    );
  }
  console.log(
    [
      `Measured on ${new Date().toISOString().slice(0, 10)} with Chromium ${browser.version()} on ${machine()}, medians of ${rounds} first visits each.`,
      comparisonTable(pages, handWritten),
      'Where the main thread spent its time:',
      costTable(records),
      problems.length === 0 ? 'All within the limits.' : problems.join('\n'),
    ].join('\n\n'),
  );
  return problems.length === 0 ? 0 : 1;
}

/** The machine, and how busy it was: paint times on a busy one mean little. */
function machine(): string {
  const processors = cpus();
  const busy = loadavg()[0] ?? 0;
  return `${processors.length} x ${processors[0]?.model ?? 'unknown'} (load ${busy.toFixed(1)})`;
}
