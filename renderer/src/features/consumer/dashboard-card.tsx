import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    padding: `${space.l} clamp(1rem, 3vw, 1.5rem)`,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
  },
  heading: { fontSize: token.fontSizeBase500 },
});

/** One card of the dashboard, with what marks it beside its heading. */
export function DashboardCard({
  heading,
  mark,
  children,
}: {
  readonly heading: string;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {mark}
      </div>
      {children}
    </section>
  );
}
