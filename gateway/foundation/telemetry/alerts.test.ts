import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beginDocument, finishDocument, pathOfPart } from '#contract/applications/documents.ts';
import { createApplication, resubmit, saveSection, submit } from '#contract/applications/loans.ts';
import { isKnownSeries, seriesIn } from '#gateway/testing/documented-metrics.ts';
import { checkQueries, promtool, promtoolLeftOut } from '#gateway/testing/promtool.ts';

const ALERTS = readFileSync('deploy/alerts.yml', 'utf8');
const RUNBOOKS = 'docs/operations/runbooks';
const PAGES = readdirSync(RUNBOOKS).filter((file) => file !== 'README.md');
/** Each rule by its name, with all that belongs to it. */
const RULES = ALERTS.split(/^ {6}- (?=alert:|record:)/m)
  .slice(1)
  .map((text) => ({
    name: /^(?:alert|record): (\S+)/.exec(text)?.[1] ?? '',
    isAlert: text.startsWith('alert:'),
    query: /^ {8}expr: (?:\|\n)?([^]*?)(?=^ {8}\w+:|^ {2}- |(?![^]))/m.exec(text)?.[1] ?? '',
    text,
  }));
const RECORDED = RULES.filter(({ isAlert }) => !isAlert).map(({ name }) => name);
const leftOut = promtoolLeftOut === null ? '' : ` (left out: ${promtoolLeftOut})`;

describe('the alerts', () => {
  it.skipIf(promtoolLeftOut !== null)(
    `fire on what people notice, and stay quiet on what is normal${leftOut}`,
    // Some two seconds of processor, on a machine that may be busy.
    { timeout: 120_000 },
    async () => {
      expect(await promtool(['test', 'rules', 'alerts.test.yml'], 'deploy')).toContain('SUCCESS');
    },
  );

  it('are each tried', () => {
    const tests = readFileSync('deploy/alerts.test.yml', 'utf8');
    const tried = new Set([...tests.matchAll(/alertname: (\w+)/g)].map(([, name]) => name));
    const alerts = RULES.filter(({ isAlert }) => isAlert).map(({ name }) => name);
    expect(tried).toEqual(new Set(alerts));
  });

  it('name only agreed metrics', () => {
    expect(RULES.length).toBeGreaterThan(RECORDED.length);
    for (const { name, query } of RULES) {
      const series = seriesIn(query);
      expect(series, name).not.toEqual([]);
      const unknown = series.filter((each) => !isKnownSeries(each) && !RECORDED.includes(each));
      expect(unknown, name).toEqual([]);
    }
  });

  it('lead to a page that is about them, and no page is about none', () => {
    const pages = new Set<string>();
    for (const { name, text } of RULES.filter(({ isAlert }) => isAlert)) {
      const page = /runbook: (\S+)/.exec(text)?.[1] ?? '';
      expect(existsSync(page), name).toBe(true);
      expect(readFileSync(page, 'utf8').split('\n')[0], page).toContain(name);
      pages.add(page);
    }
    expect(new Set(PAGES.map((file) => `${RUNBOOKS}/${file}`))).toEqual(pages);
  });

  it('are listed for whoever is alerted, each with its page and whether it wakes somebody', () => {
    const list = readFileSync(`${RUNBOOKS}/README.md`, 'utf8');
    for (const { name, text } of RULES.filter(({ isAlert }) => isAlert)) {
      const row = list.split('\n').find((line) => line.includes(`\`${name}\``)) ?? '';
      const page = /runbook: \S+\/(\S+)/.exec(text)?.[1] ?? '';
      expect(row, name).toContain(`(${page})`);
      const severity = /severity: (\w+)/.exec(text)?.[1] ?? '';
      expect(row, name).toMatch(new RegExp(`\\| (?:${severity}|both) `));
    }
  });

  it('know the calls by which an application is saved and sent', () => {
    const rule = RULES.find(({ name }) => name === 'ApplicationsCannotBeSent');
    const [, pattern = ''] = /route=~"([^"]+)"/.exec(rule?.query ?? '') ?? [];
    const routes = new RegExp(`^(?:${pattern})$`);
    for (const { path } of [
      createApplication,
      saveSection,
      submit,
      resubmit,
      beginDocument,
      finishDocument,
      { path: pathOfPart(':document', ':part') },
    ]) {
      expect(path).toMatch(routes);
    }
  });
});

describe('the pages for whoever is alerted', () => {
  it.each(PAGES)('%s name only agreed metrics, and say what to do', (file) => {
    const page = readFileSync(`${RUNBOOKS}/${file}`, 'utf8');
    for (const [, named = ''] of page.matchAll(/`(gateway_\w+|\w+\((?:[^`]*gateway_)[^`]+)`/g)) {
      const metrics = seriesIn(named).filter((name) => name.startsWith('gateway_'));
      const unknown = metrics.filter((name) => !isKnownSeries(name));
      expect(unknown, named).toEqual([]);
    }
    for (const heading of ['What people notice', 'How to look', 'What to do now', 'Afterwards']) {
      expect(page).toContain(`**${heading}`);
    }
  });
});

describe('the service levels', () => {
  const page = readFileSync('docs/operations/service-levels.md', 'utf8');
  const queries = [...page.matchAll(/```promql\n([^`]+)```/g)].map(([, query = '']) => query);

  it('are each measured by a query that names agreed metrics', () => {
    const promises = page.match(/^## /gm) ?? [];
    expect(queries).toHaveLength(promises.length);
    const unknown = queries
      .flatMap((query) => seriesIn(query))
      .filter((name) => !isKnownSeries(name));
    expect(unknown).toEqual([]);
  });

  it.skipIf(promtoolLeftOut !== null)(`can be read by Prometheus${leftOut}`, async () => {
    expect(await checkQueries(queries)).toContain('SUCCESS');
  });
});
