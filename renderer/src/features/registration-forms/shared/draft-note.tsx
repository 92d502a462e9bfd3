import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  bar: { paddingTop: space.s, paddingBottom: space.s },
  body: { fontSize: token.fontSizeBase300, lineHeight: '1.5', whiteSpace: 'normal' },
  title: { display: 'block' },
  actions: { justifyContent: 'flex-start', marginRight: 0 },
});

/** Says which entries are stored and which never are, with a button to delete them. */
export function DraftNote({
  kept,
  notKept,
  onForget,
}: {
  readonly kept: string;
  readonly notKept: string;
  readonly onForget: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <MessageBar intent="info" layout="multiline" className={styles.bar}>
      <MessageBarBody className={styles.body}>
        <MessageBarTitle className={styles.title}>{t('forms.draft.heading')}</MessageBarTitle>
        <p>{t('forms.draft.kept', { kept })}</p>
        <p>{t('forms.draft.notKept', { notKept })}</p>
      </MessageBarBody>
      <MessageBarActions className={styles.actions}>
        <Button onClick={onForget}>{t('forms.draft.forget')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
