import type { ChartOptions, Scale, TooltipItem } from 'chart.js';
import type { PortalChartType } from '#renderer/ui/chart/chart-data.ts';
import type { ChartPicture, Plot } from '#renderer/ui/chart/chart-picture.ts';
import type { Palette } from '#renderer/ui/chart/palette.ts';

/** The part of a picture that the options depend on: its words, not its figures. */
export type ChartWords = {
  readonly kind: ChartPicture['kind'];
  readonly axis: string | undefined;
  /** Whether lines begin at the right: the picture is mirrored. */
  readonly rtl: boolean;
  readonly money: (amount: number) => string;
  readonly placeInWords: Plot['placeInWords'] | undefined;
  readonly roundMoney: Plot['roundMoney'] | undefined;
};

const TEXT_SIZE = 13;

/** Chart.js options of a picture: axes, fonts and tooltip. */
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

/** Same geometry as the static drawing shown before the chart (features/calculator/charts/doughnut.tsx). */
const DOUGHNUT = { cutout: '66%', layout: { padding: 4 } } as const;

type Font = { readonly family: string; readonly size: number };

function tooltipOf(
  { money, placeInWords, rtl }: ChartWords,
  colours: Palette['colours'],
  font: Font,
): NonNullable<ChartOptions<PortalChartType>['plugins']>['tooltip'] {
  const told = ({ dataset, label, raw }: TooltipItem<PortalChartType>) =>
    `${dataset.label || label}: ${money(Number(raw))}`;
  return {
    rtl,
    textDirection: rtl ? 'rtl' : 'ltr',
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

/** Possible steps between labelled months; the smallest that leaves room for the labels is used. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 36, 60, 120];
const MAX_LABELS = 8;

function everySoMany(
  this: Scale,
  place: string | number,
  index: number,
  { length }: readonly unknown[],
): string | null {
  const step =
    MONTH_STEPS.find((each) => (length - 1) / each <= MAX_LABELS) ?? Math.ceil(length / MAX_LABELS);
  return index % step === 0 ? this.getLabelForValue(Number(place)) : null;
}

/** The side of the axis that stands where lines begin. */
const sideOf = (rtl: boolean): 'right' | 'left' => (rtl ? 'right' : 'left');

function plotOptions(
  { kind, axis, rtl, money, roundMoney = money }: ChartWords,
  colours: Palette['colours'],
  font: Font,
): ChartOptions<PortalChartType> {
  const bars = kind === 'bars';
  const stacked = kind !== 'lines';
  const ticks = { color: colours.text, font };
  const amounts = {
    ...(bars ? { reverse: rtl } : { position: sideOf(rtl) }),
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
    ...(bars ? { position: sideOf(rtl) } : { reverse: rtl }),
    stacked,
    border: { color: colours.text },
    grid: { display: false },
    // Bars have room for their names (chart-place.tsx), of which none is left out.
    ticks: bars
      ? { ...ticks, autoSkip: false }
      : { ...ticks, maxRotation: 0, autoSkip: false, callback: everySoMany },
    title: { display: axis !== undefined, text: axis ?? '', color: colours.text, font },
  };
  return {
    indexAxis: bars ? 'y' : 'x',
    interaction: { mode: 'index', axis: bars ? 'y' : 'x', intersect: false },
    scales: bars ? { x: amounts, y: places } : { x: places, y: amounts },
  };
}
