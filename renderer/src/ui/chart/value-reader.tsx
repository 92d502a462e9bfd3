import { makeStyles } from '@griffel/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import type { PortalChart, PortalChartRef } from '#renderer/ui/chart/chart-data.ts';
import { type ChartPicture, placesIn, readingAt } from '#renderer/ui/chart/chart-picture.ts';
import { keyInReadingDirection } from '#renderer/ui/navigation/reading-direction.ts';

const useStyles = makeStyles({
  // Over the canvas, which keeps receiving the pointer: this is for the keyboard and screen readers.
  reader: {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    borderRadius: token.borderRadiusMedium,
  },
});

/** Step of the page keys: a year of months. */
const PAGE_STEP = 12;

/** Reads a chart place by place with slider keys; the chart highlights the place. */
export function ValueReader({
  chart,
  picture,
  name,
}: {
  readonly chart: PortalChartRef;
  readonly picture: ChartPicture;
  /** The name of the chart. */
  readonly name: string;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(0);
  const last = placesIn(picture) - 1;
  const at = Math.min(chosen, last);

  function go(place: number): void {
    const next = Math.max(0, Math.min(place, last));
    setChosen(next);
    if (chart.current) showPlace(chart.current, next);
  }

  function move(event: KeyboardEvent): void {
    const step = STEPS[keyInReadingDirection(event)];
    if (step === undefined) return;
    event.preventDefault();
    go(step(at, last));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('chart.values', { chart: name })}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={at + 1}
      aria-valuetext={readingAt(picture, at)}
      className={styles.reader}
      onFocus={() => go(at)}
      onBlur={() => chart.current && showPlace(chart.current, null)}
      onKeyDown={move}
    />
  );
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  PageUp: (at) => at + PAGE_STEP,
  PageDown: (at) => at - PAGE_STEP,
  Home: () => 0,
  End: (_, last) => last,
};

/** Highlights a place in the chart and shows its tooltip; null clears both. */
function showPlace(chart: PortalChart, at: number | null): void {
  const { datasets } = chart.data;
  const elements =
    at === null
      ? []
      : datasets.flatMap(({ data }, datasetIndex) =>
          typeof data[at] === 'number' ? [{ datasetIndex, index: at }] : [],
        );
  chart.setActiveElements(elements);
  chart.tooltip?.setActiveElements(elements, { x: 0, y: 0 });
  chart.update('none');
}
