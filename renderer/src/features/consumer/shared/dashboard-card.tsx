import { Card, CardHeader } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { useCardStyles } from '#renderer/features/consumer/shared/card-styles.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  heading: { fontSize: token.fontSizeBase500 },
});

/** A card of the dashboard, with a mark next to its heading. */
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
  const cards = useCardStyles();
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={cards.card}>
      <CardHeader
        header={
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
        }
        action={mark ? { children: mark } : undefined}
      />
      {children}
    </Card>
  );
}
