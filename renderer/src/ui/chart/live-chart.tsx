import { makeStyles } from '@griffel/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Chart } from 'react-chartjs-2';
import { flushSync } from 'react-dom';
import { directionOf } from '#domain/languages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import '#renderer/ui/chart/registered-chart.ts';
import {
  type PortalChart,
  type PortalChartType,
  type PortalLabel,
  type PortalValues,
  dataOf,
  typeOf,
  type PortalChartRef,
} from '#renderer/ui/chart/chart-data.ts';
import { optionsOf } from '#renderer/ui/chart/chart-options.ts';
import type { ChartPicture } from '#renderer/ui/chart/chart-picture.ts';
import { usePalette } from '#renderer/ui/chart/palette.ts';
import { ValueReader } from '#renderer/ui/chart/value-reader.tsx';

const useStyles = makeStyles({ frame: { position: 'relative', width: '100%', height: '100%' } });

export type LiveChartProps = {
  readonly picture: ChartPicture;
  readonly name: string;
  /** What the picture shows. */
  readonly description: string;
  /** Called once the chart is drawn. */
  readonly onDrawn: () => void;
};

/** A picture drawn by Chart.js; it fills its container. */
export function LiveChart({ picture, name, description, onDrawn }: LiveChartProps) {
  const styles = useStyles();
  const chart = useRef<PortalChart | null | undefined>(null);
  const palette = usePalette(usePaper(chart));
  const data = useMemo(() => dataOf(picture, palette), [picture, palette]);
  const { kind, money } = picture;
  const { axis, placeInWords, roundMoney } = picture.kind === 'doughnut' ? NO_PLOT : picture;
  const rtl = directionOf(useTranslation().language) === 'rtl';
  const options = useMemo(
    () => optionsOf({ kind, money, axis, rtl, placeInWords, roundMoney }, palette),
    [kind, money, axis, rtl, placeInWords, roundMoney, palette],
  );
  useEffect(onDrawn, [onDrawn]);
  return (
    <div className={styles.frame}>
      <Chart<PortalChartType, PortalValues, PortalLabel>
        ref={chart}
        type={typeOf(picture)}
        data={data}
        options={options}
        updateMode="none"
        aria-label={description}
      />
      <ValueReader chart={chart} picture={picture} name={name} />
    </div>
  );
}

const NO_PLOT = { axis: undefined, placeInWords: undefined, roundMoney: undefined };

/** The text width of an A4 sheet, in CSS pixels: on a wider chart the letters would be too small to read. */
const PAPER_WIDTH = 640;

/** Whether the page is being printed. The chart is drawn again at paper size, and afterwards for the screen. */
function usePaper(chart: PortalChartRef): boolean {
  const [onPaper, setOnPaper] = useState(false);
  useEffect(() => {
    // The browser captures the page as soon as these handlers return.
    const toPaper = () => {
      flushSync(() => setOnPaper(true));
      const { current } = chart;
      current?.resize(Math.min(current.width, PAPER_WIDTH), current.height);
    };
    const toScreen = () => {
      flushSync(() => setOnPaper(false));
      chart.current?.resize();
    };
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, [chart]);
  return onPaper;
}
