import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  bar: { paddingTop: space.xs, paddingBottom: space.xs },
  body: { fontSize: token.fontSizeBase400, lineHeight: '1.5', whiteSpace: 'normal' },
  title: { display: 'block', fontSize: token.fontSizeBase400 },
  list: { margin: `${space.xs} 0`, paddingInlineStart: space.l },
});

/** Says what has changed since the operator saw it. Takes the focus. */
export function ChangedNote({
  changes,
  onClose,
}: {
  readonly changes: readonly string[];
  readonly onClose: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} role="alert" tabIndex={-1}>
      <MessageBar intent="warning" layout="multiline" className={styles.bar}>
        <MessageBarBody className={styles.body}>
          <MessageBarTitle className={styles.title}>{t('review.changed.title')}</MessageBarTitle>
          {changes.length === 0 ? (
            <p>{t('review.changed.none')}</p>
          ) : (
            <ul className={styles.list}>
              {changes.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
          <Button onClick={onClose}>{t('review.changed.close')}</Button>
        </MessageBarBody>
      </MessageBar>
    </div>
  );
}
