import { makeStyles } from '@griffel/react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { MarkedList } from '#renderer/features/dealer-desk/follow/documents/marked-list.tsx';
import { documentInWords } from '#renderer/features/dealer-desk/follow/follow-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({ title: { margin: 0 } });

/** Which documents have been received: never their content. */
export function ReceivedDocuments({
  application: { documents },
}: {
  readonly application: FollowedApplication;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  return (
    <Stack gap="m" as="section">
      <h3 className={styles.title}>{t('following.documents.there')}</h3>
      {documents.length === 0 ? (
        <p>{t('following.documents.thereNone')}</p>
      ) : (
        <MarkedList
          are="received"
          items={documents.map((kind) => documentInWords(kind, translator))}
        />
      )}
    </Stack>
  );
}
