import type { Chart, ChartData, ChartDataset, ChartType } from 'chart.js';
import type { RefObject } from 'react';
import type { ChartPicture, ChartSeries, Plot } from '#renderer/ui/chart/chart-picture.ts';
import { DASHES } from '#renderer/ui/chart/look.ts';
import type { Palette } from '#renderer/ui/chart/palette.ts';

export type PortalChartType = Extract<ChartType, 'bar' | 'doughnut' | 'line'>;
export type PortalValues = (number | null)[];
/** A text, or its lines. */
export type PortalLabel = string | string[];
export type PortalData = ChartData<PortalChartType, PortalValues, PortalLabel>;
type PortalDataset = ChartDataset<PortalChartType, PortalValues>;

/** The chart on the page, or null. */
export type PortalChart = Chart<PortalChartType, PortalValues, PortalLabel>;
export type PortalChartRef = RefObject<PortalChart | null | undefined>;

/** Chart.js's type of a chart. */
export function typeOf({ kind }: ChartPicture): PortalChartType {
  if (kind === 'doughnut') return 'doughnut';
  return kind === 'bars' ? 'bar' : 'line';
}

/** The figures of a picture with their looks, in the shape Chart.js expects. */
export function dataOf(picture: ChartPicture, palette: Palette): PortalData {
  if (picture.kind !== 'doughnut') {
    return {
      labels: picture.kind === 'bars' ? picture.places.map(linesOf) : [...picture.places],
      datasets: picture.series.map((series, index) => datasetOf(picture, series, index, palette)),
    };
  }
  const { parts } = picture;
  const { colours, fills } = palette;
  const edge = { borderColor: colours.ground, borderWidth: 2 };
  // An empty ring if there is nothing to split.
  const nothing = parts.every(({ value }) => value === 0);
  return {
    labels: parts.map(({ name }) => name),
    datasets: [
      nothing
        ? { ...edge, data: [1], backgroundColor: colours.line, label: '' }
        : {
            ...edge,
            data: parts.map(({ value }) => value),
            backgroundColor: parts.map(({ look }) => fills[look]),
            label: '',
          },
    ],
  };
}

/** Maximum letters of a line next to a bar: longer names would leave no room for the bars on a phone. */
const MAX_LINE_LENGTH = 16;

/** Breaks a name into lines between words. */
function linesOf(name: string): string[] {
  return name.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= MAX_LINE_LENGTH) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

function datasetOf(
  { kind }: Plot,
  { name, look, values }: ChartSeries,
  index: number,
  { colours, fills }: Palette,
): PortalDataset {
  const colour = colours[look];
  const shared = { label: name, data: [...values], borderColor: colour };
  if (kind === 'bars') {
    return { ...shared, backgroundColor: fills[look], borderWidth: 1, maxBarThickness: 36 };
  }
  const line = {
    ...shared,
    backgroundColor: fills[look],
    pointRadius: 0,
    pointHoverRadius: 5,
    pointHitRadius: 12,
    pointHoverBackgroundColor: colour,
    pointHoverBorderColor: colours.ground,
    pointHoverBorderWidth: 2,
  };
  return kind === 'area'
    ? { ...line, borderWidth: 1.5, fill: index === 0 ? 'origin' : '-1' }
    : { ...line, borderWidth: 3, borderDash: [...DASHES[look]], fill: false };
}
