import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { space, token } from '#renderer/theme/token.ts';
import { ChartPlace } from '#renderer/ui/chart/chart-place.tsx';
import type { Plot } from '#renderer/ui/chart/chart-picture.ts';
import { LineSwatch, Swatch } from '#renderer/ui/chart/swatch.tsx';

const useStyles = makeStyles({
  figure: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0, margin: 0 },
  title: { fontWeight: token.fontWeightSemibold },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0.25rem ${space.m}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: token.fontSizeBase300,
  },
  item: { display: 'inline-flex', alignItems: 'center', gap: '0.375rem' },
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** A chart with its title, its legend and a sentence that describes it; a table may follow. */
export function ChartFigure({
  title,
  picture,
  note,
  legend = <ChartLegend picture={picture} />,
  children,
}: {
  readonly title: string;
  readonly picture: Plot;
  readonly note: string;
  /** Legend to use in place of the usual list. */
  readonly legend?: ReactNode;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      {legend}
      <ChartPlace picture={picture} name={title} />
      <p className={styles.note}>{note}</p>
      {children}
    </figure>
  );
}

function ChartLegend({ picture: { kind, series } }: { readonly picture: Plot }) {
  const styles = useStyles();
  return (
    <ul className={styles.legend}>
      {series.map(({ name, look }) => (
        <li key={name} className={styles.item}>
          {kind === 'lines' ? <LineSwatch look={look} /> : <Swatch look={look} />}
          {name}
        </li>
      ))}
    </ul>
  );
}
