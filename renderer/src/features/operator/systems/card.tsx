import { makeStyles } from '@griffel/react';
import { type ReactNode, useId } from 'react';
import { StateBadge } from '#renderer/features/operator/service/shared/marks.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  top: { display: 'flex', flexWrap: 'wrap', gap: space.s, alignItems: 'center' },
  heading: { margin: 0, fontSize: token.fontSizeBase400, overflowWrap: 'anywhere' },
});

/** A subscription or a key: what it is called, how it is, and what can be done. */
export function Card({
  name,
  tone,
  state,
  children,
}: {
  readonly name: string;
  readonly tone: 'waits' | 'urgent' | 'quiet';
  readonly state: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  return (
    <Panel>
      <section aria-labelledby={id} className={styles.part}>
        <div className={styles.top}>
          <h3 id={id} className={styles.heading}>
            {name}
          </h3>
          <StateBadge tone={tone}>{state}</StateBadge>
        </div>
        {children}
      </section>
    </Panel>
  );
}
