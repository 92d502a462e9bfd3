import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    padding: space.l,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
    backgroundColor: token.colorNeutralBackground1,
  },
  heading: { fontSize: token.fontSizeBase500 },
  intro: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
  both: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
  },
  beside: { [from.xl]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

/** A part of the dashboard: a chart, and the table of its figures next to it. */
export function FigurePart({
  heading,
  intro,
  chart,
  children,
}: {
  readonly heading: string;
  readonly intro?: string;
  /** Absent where there is nothing to draw. */
  readonly chart: ReactNode;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const hasChart = chart !== null && chart !== false;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <div className={mergeClasses(styles.both, hasChart && styles.beside)}>
        {chart}
        <div>{children}</div>
      </div>
    </section>
  );
}
