import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  bar: { minHeight: 0, paddingTop: space.xs, paddingBottom: space.xs },
  text: { fontSize: token.fontSizeBase400, lineHeight: '1.5', whiteSpace: 'normal' },
});

/** A note about what is below it. */
export function InfoBar({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <MessageBar intent="info" layout="multiline" className={styles.bar}>
      <MessageBarBody className={styles.text}>{children}</MessageBarBody>
    </MessageBar>
  );
}
