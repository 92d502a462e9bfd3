/** What the measurements of `npm run bench:web` mean: medians, multiples of the hand-written page, limits, the table. */

/** What is measured of one load. CPU times in milliseconds of the main thread, the others on the clock. */
export type Measure = 'cpu' | 'fcp' | 'lcp' | 'cls' | 'menu';
export type Samples = Readonly<Record<Measure, readonly number[]>>;

export type MeasuredPage = {
  readonly path: string;
  /** Maximum CPU time, as a multiple of the hand-written page's: pages that people work on may take more. */
  readonly maxCpu: number;
  readonly samples: Samples;
};

/** Multiples of the hand-written page of the same run (decision 17). */
const MAX_TIMES = { fcp: 1.35, lcp: 1.15 } as const;
/** Layout shift is a score, not a multiple. */
const MAX_CLS = 0.01;

const COLUMNS = {
  cpu: 'Main-thread CPU',
  fcp: 'FCP',
  lcp: 'LCP',
  cls: 'CLS',
  menu: 'Menu answers a tap',
} as const satisfies Record<Measure, string>;
const MEASURES = ['cpu', 'fcp', 'lcp', 'cls', 'menu'] as const satisfies readonly Measure[];

export type Verdict = {
  readonly median: number;
  /** Multiple of the hand-written page's median; null for a measure that is not compared. */
  readonly times: number | null;
  readonly over: boolean;
};

/** The middle value, or the mean of the two middle ones. Throws for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of no values.');
  return (low + high) / 2;
}

function maxTimes(page: MeasuredPage, measure: 'cpu' | keyof typeof MAX_TIMES): number {
  return measure === 'cpu' ? page.maxCpu : MAX_TIMES[measure];
}

/** How a page compares with the hand-written one. */
export function verdictOf(page: MeasuredPage, measure: Measure, handWritten: Samples): Verdict {
  const own = median(page.samples[measure]);
  if (measure === 'cls') return { median: own, times: null, over: own > MAX_CLS };
  const times = own / median(handWritten[measure]);
  if (measure === 'menu') return { median: own, times, over: false };
  return { median: own, times, over: times > maxTimes(page, measure) };
}

/** One sentence for each measure that is over its limit. */
export function overLimits(pages: readonly MeasuredPage[], handWritten: Samples): string[] {
  return pages.flatMap((page) =>
    MEASURES.flatMap((measure) => {
      const { median: own, times, over } = verdictOf(page, measure, handWritten);
      if (!over) return [];
      return measure === 'cls' || measure === 'menu' || times === null
        ? [`${page.path}: ${COLUMNS[measure]} ${shown(measure, own)}, at most ${MAX_CLS}.`]
        : [
            `${page.path}: ${COLUMNS[measure]} ${shownTimes(times)}, at most ${maxTimes(page, measure)}x.`,
          ];
    }),
  );
}

/** The comparison as a Markdown table; what is over its limit is in bold, and says so. */
export function comparisonTable(pages: readonly MeasuredPage[], handWritten: Samples): string {
  const baseline = MEASURES.map((measure) => shown(measure, median(handWritten[measure])));
  const rows = pages.map((page) => [
    `\`${page.path}\``,
    ...MEASURES.map((measure) => shownVerdict(measure, verdictOf(page, measure, handWritten))),
  ]);
  return markdownTable(
    ['Page', ...MEASURES.map((measure) => COLUMNS[measure])],
    [
      ['Hand-written', ...baseline],
      ...rows,
      [
        'At most',
        pages.map(({ path, maxCpu }) => `${path} ${maxCpu}x`).join(', '),
        `${MAX_TIMES.fcp}x`,
        `${MAX_TIMES.lcp}x`,
        String(MAX_CLS),
        'for information',
      ],
    ],
  );
}

export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}

function shownVerdict(measure: Measure, { median: own, times, over }: Verdict): string {
  const text =
    times === null ? shown(measure, own) : `${shown(measure, own)}, ${shownTimes(times)}`;
  return over ? `**${text} OVER**` : text;
}

function shown(measure: Measure, value: number): string {
  return measure === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`;
}

/** Two decimals, rounded away from the limit, so that no number looks allowed that is not. */
function shownTimes(times: number): string {
  return `${(Math.ceil(times * 100 - 1e-9) / 100).toFixed(2)}x`;
}
