import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { documentedMetrics, isKnownSeries, seriesIn } from '#gateway/testing/documented-metrics.ts';
import { checkQueries, promtoolLeftOut } from '#gateway/testing/promtool.ts';

const target = z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() });
const gridPos = z.object({ h: z.int(), w: z.int(), x: z.int(), y: z.int() });
const panel = z.object({
  id: z.int(),
  type: z.enum(['row', 'stat', 'timeseries']),
  title: z.string().check(z.minLength(1)),
  gridPos,
  targets: z.optional(z.array(target)),
});
const dashboard = z.object({ uid: z.string(), panels: z.array(panel) });

/** What Grafana puts in the place of its own variables. */
const asGrafanaAsks = (query: string) => query.replaceAll('$__rate_interval', '1m');

describe('the dashboard', () => {
  const { panels } = dashboard.parse(
    JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')),
  );
  const targets = panels.flatMap((each) => each.targets ?? []);
  const queries = targets.map(({ expr }) => asGrafanaAsks(expr));

  it('names only agreed metrics, and shows each of them', () => {
    const series = new Set(queries.flatMap((query) => seriesIn(query)));
    expect([...series].filter((name) => !isKnownSeries(name))).toEqual([]);
    const shown = [...series].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
    expect([...documentedMetrics().keys()].filter((name) => !shown.includes(name))).toEqual([]);
  });

  it.skipIf(promtoolLeftOut !== null)('asks what Prometheus can read', async () => {
    expect(await checkQueries(queries)).toContain('SUCCESS');
  });

  it('has panels with a number of their own that do not overlap', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = new Set<string>();
    for (const { title, gridPos: place } of panels) {
      for (let x = place.x; x < place.x + place.w; x += 1) {
        for (let y = place.y; y < place.y + place.h; y += 1) {
          expect(taken.has(`${x},${y}`), title).toBe(false);
          taken.add(`${x},${y}`);
        }
      }
      expect(place.x + place.w, title).toBeLessThanOrEqual(24);
    }
  });
});
