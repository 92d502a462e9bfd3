import { makeStyles } from '@griffel/react';
import { useEffect, useMemo, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import '#renderer/ui/chart/registered-chart.ts';
import {
  type PortalChart,
  type PortalChartType,
  type PortalLabel,
  type PortalValues,
  dataOf,
  typeOf,
} from '#renderer/ui/chart/chart-data.ts';
import { optionsOf } from '#renderer/ui/chart/chart-options.ts';
import type { ChartPicture } from '#renderer/ui/chart/chart-picture.ts';
import { usePalette } from '#renderer/ui/chart/use-palette.ts';
import { usePaper } from '#renderer/ui/chart/use-paper.ts';
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
  const options = useMemo(
    () => optionsOf({ kind, money, axis, placeInWords, roundMoney }, palette),
    [kind, money, axis, placeInWords, roundMoney, palette],
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
