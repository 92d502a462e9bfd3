import { makeStyles } from '@griffel/react';
import { CODE_HOURS } from '#domain/terminals.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
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

/** Shows an enrolment code, the only time that it is seen. */
export function ShownCode({
  name,
  code,
  onClose,
}: {
  readonly name: string;
  readonly code: string;
  readonly onClose: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('terminals.codeTitle', { name })}
      urgent
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('terminals.codeNoted')}
        </Button>
      }
    >
      <p>{t('terminals.codeText', { count: CODE_HOURS })}</p>
      <code className={styles.code}>{code}</code>
    </Dialog>
  );
}
