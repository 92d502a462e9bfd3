import { readFileSync } from 'node:fs';

export type DocumentedMetric = { readonly type: string; readonly labels: readonly string[] };

const ROW = /^\| (`gateway_[^|]+`) +\| (\w+) +\| ([\w, ]*?) *\|/gm;

/** The agreed list of metrics, by name. */
export function documentedMetrics(): ReadonlyMap<string, DocumentedMetric> {
  const page = readFileSync('docs/operations/metrics.md', 'utf8');
  return new Map(
    [...page.matchAll(ROW)].flatMap(([, names = '', type = '', labels = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(
        ([, name = '']) =>
          [name, { type, labels: labels === '' ? [] : labels.split(', ') }] as const,
      ),
    ),
  );
}

/** Series that Prometheus makes of a histogram. */
const OF_HISTOGRAM = ['_bucket', '_sum', '_count'];

/** Whether a series is one of the agreed metrics, or of the process. */
export function isKnownSeries(name: string, metrics = documentedMetrics()): boolean {
  if (/^(?:process|nodejs)_\w+$/.test(name) || name === 'up') return true;
  if (metrics.has(name)) return metrics.get(name)?.type !== 'histogram';
  return OF_HISTOGRAM.some(
    (end) => name.endsWith(end) && metrics.get(name.slice(0, -end.length))?.type === 'histogram',
  );
}

/** Words of PromQL that are no metrics and not followed by a parenthesis. */
const KEYWORDS = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'offset',
  'bool',
]);

/** The series that a query in PromQL names. */
export function seriesIn(query: string): string[] {
  const bare = query
    .replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/(?<![\w.:])[a-z_][\w:]*(?!\s*\(|[\w:])/gi)]
    .map(([name]) => name)
    .filter((name) => !KEYWORDS.has(name));
}
