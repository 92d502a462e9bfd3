import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

const useStyles = makeStyles({
  code: {
    display: 'block',
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadiusMedium,
    fontFamily: token.fontFamilyMonospace,
    fontSize: token.fontSizeBase500,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

/** Shows a code, a secret or a key, the only time that it is seen. */
export function ShownCode({
  title,
  text,
  noted,
  code,
  onClose,
}: {
  readonly title: string;
  /** Where it belongs. */
  readonly text: string;
  /** Closes it. */
  readonly noted: string;
  readonly code: string;
  readonly onClose: () => void;
}) {
  const styles = useStyles();
  return (
    <Dialog
      title={title}
      urgent
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {noted}
        </Button>
      }
    >
      <p>{text}</p>
      <code className={styles.code}>{code}</code>
    </Dialog>
  );
}
