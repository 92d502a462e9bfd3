import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { space, token } from '#renderer/theme/token.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';

const useStyles = makeStyles({
  words: { display: 'flex', flexDirection: 'column', gap: space.m },
  heading: { fontSize: token.fontSizeBase500, outlineStyle: 'none' },
});

/** Says why there is nothing here, and what to do next. */
export function Invitation({
  heading,
  text,
  children,
}: {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <Panel>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
        <FormActions>{children}</FormActions>
      </div>
    </Panel>
  );
}
