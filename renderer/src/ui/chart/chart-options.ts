import type { ChartOptions, TooltipItem } from 'chart.js';
import type { PortalChartType } from '#renderer/ui/chart/chart-data.ts';
import type { ChartPicture, Plot } from '#renderer/ui/chart/chart-picture.ts';
import type { Palette } from '#renderer/ui/chart/palette.ts';

/** The part of a picture on which the options depend: its words, not its figures. */
export type ChartWords = {
  readonly kind: ChartPicture['kind'];
  readonly axis: string | undefined;
  readonly money: (amount: number) => string;
  readonly placeInWords: Plot['placeInWords'] | undefined;
  readonly roundMoney: Plot['roundMoney'] | undefined;
};

const TEXT_SIZE = 13;

/** How a chart is drawn: its axes, its words and what it tells of a place. */
export function optionsOf(words: ChartWords, palette: Palette): ChartOptions<PortalChartType> {
  const { colours, fontFamily, ratio } = palette;
  const font = { family: fontFamily, size: TEXT_SIZE };
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    devicePixelRatio: ratio,
    color: colours.text,
    font,
    plugins: { tooltip: tooltipOf(words, colours, font) },
    ...(words.kind === 'doughnut' ? DOUGHNUT : plotOptions(words, colours, font)),
  };
}

/** The ring of the drawing that is there before the chart (features/calculator/charts/doughnut.tsx). */
const DOUGHNUT = { cutout: '66%', layout: { padding: 4 } } as const;

type Font = { readonly family: string; readonly size: number };

function tooltipOf(
  { money, placeInWords }: ChartWords,
  colours: Palette['colours'],
  font: Font,
): NonNullable<ChartOptions<PortalChartType>['plugins']>['tooltip'] {
  const told = ({ dataset, label, raw }: TooltipItem<PortalChartType>) =>
    `${dataset.label || label}: ${money(Number(raw))}`;
  return {
    backgroundColor: colours.tip,
    titleColor: colours.tipText,
    bodyColor: colours.tipText,
    multiKeyBackground: colours.ground,
    borderColor: colours.text,
    borderWidth: 1,
    titleFont: font,
    bodyFont: font,
    padding: 10,
    boxPadding: 4,
    callbacks: {
      title: ([first]) => (first === undefined ? '' : (placeInWords?.(first.dataIndex) ?? '')),
      label: told,
    },
    filter: ({ raw }) => raw !== null,
  };
}

/** Steps between the marked months of a loan, of which the smallest is taken that leaves room for the labels. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 36, 60, 120];
const MOST_MARKS = 8;

function everySoMany(_: unknown, month: number, { length }: readonly unknown[]): string | null {
  const step =
    MONTH_STEPS.find((each) => (length - 1) / each <= MOST_MARKS) ?? Math.ceil(length / MOST_MARKS);
  return month % step === 0 ? String(month) : null;
}

function plotOptions(
  { kind, axis, money, roundMoney = money }: ChartWords,
  colours: Palette['colours'],
  font: Font,
): ChartOptions<PortalChartType> {
  const bars = kind === 'bars';
  const stacked = kind !== 'lines';
  const ticks = { color: colours.text, font };
  const amounts = {
    beginAtZero: true,
    stacked,
    border: { display: false },
    grid: { color: colours.line },
    ticks: {
      ...ticks,
      maxRotation: 0,
      autoSkipPadding: 12,
      maxTicksLimit: 5,
      callback: (amount: string | number) => roundMoney(Number(amount)),
    },
  };
  const places = {
    stacked,
    border: { color: colours.text },
    grid: { display: false },
    ticks: bars ? ticks : { ...ticks, maxRotation: 0, autoSkip: false, callback: everySoMany },
    title: { display: axis !== undefined, text: axis ?? '', color: colours.text, font },
  };
  return {
    indexAxis: bars ? 'y' : 'x',
    interaction: { mode: 'index', axis: bars ? 'y' : 'x', intersect: false },
    scales: bars ? { x: amounts, y: places } : { x: places, y: amounts },
  };
}
