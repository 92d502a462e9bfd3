import type { Browser } from 'playwright/test';
import { type Samples, markdownTable, median } from '#scripts/bench/comparison.ts';
import { type CpuCost, type Paint, cpuOf, menuAnswerOf, paintOf } from '#scripts/bench/visits.ts';

export type PageRecord = {
  readonly samples: Samples;
  readonly costs: readonly CpuCost[];
  readonly paints: readonly Paint[];
};

type Round = { readonly cost: CpuCost; readonly paint: Paint; readonly menu: number };

/**
 * Visits every page once per round, starting with a different one each time, so that a slow phase of the machine
 * affects all pages alike.
 */
export async function measureInRounds(
  browser: Browser,
  site: { readonly origin: string; readonly paths: readonly string[]; readonly menu: string },
  rounds: number,
): Promise<ReadonlyMap<string, PageRecord>> {
  const seen = new Map<string, Round[]>(site.paths.map((path) => [path, []]));
  // The first page that a browser opens pays for the others: one uncounted round.
  for (const path of site.paths) await cpuOf(browser, `${site.origin}${path}`);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % site.paths.length;
    for (const path of [...site.paths.slice(first), ...site.paths.slice(0, first)]) {
      const url = `${site.origin}${path}`;
      const cost = await cpuOf(browser, url);
      const paint = await paintOf(browser, url);
      const menu = await menuAnswerOf(browser, url, site.menu);
      seen.get(path)?.push({ cost, paint, menu });
    }
    console.error(`Round ${round + 1} of ${rounds} is done.`);
  }
  return new Map([...seen].map(([path, visits]) => [path, recordOf(visits)]));
}

function recordOf(visits: readonly Round[]): PageRecord {
  return {
    costs: visits.map(({ cost }) => cost),
    paints: visits.map(({ paint }) => paint),
    samples: {
      cpu: visits.map(({ cost }) => cost.task),
      fcp: visits.map(({ paint }) => paint.fcp),
      lcp: visits.map(({ paint }) => paint.lcp),
      cls: visits.map(({ paint }) => paint.cls),
      menu: visits.map(({ menu }) => menu),
    },
  };
}

/** What the CPU time was for, and which element was the largest paint: where to look when a page is over. */
export function costTable(records: ReadonlyMap<string, PageRecord>): string {
  const rows = [...records].map(([path, { costs, paints }]) => [
    `\`${path}\``,
    ...(['task', 'script', 'style', 'layout'] as const).map(
      (part) => `${median(costs.map((cost) => cost[part])).toFixed(1)} ms`,
    ),
    [...new Set(paints.map(({ largest }) => largest))].join(', '),
  ]);
  return markdownTable(['Page', 'All', 'Script', 'Style', 'Layout', 'Largest paint'], rows);
}
