import { makeStyles } from '@griffel/react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { documentInWords } from '#renderer/features/dealer-desk/follow/follow-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  title: { margin: 0 },
  small: { margin: 0, fontSize: token.fontSizeBase400 },
});

/** Which documents have been uploaded, and which are still needed: never their content. */
export function DocumentLists({
  application: { documents, wanted },
}: {
  readonly application: FollowedApplication;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const list = (kinds: readonly DocumentKind[], none: string) =>
    kinds.length === 0 ? (
      <p>{none}</p>
    ) : (
      <PointList items={kinds.map((kind) => documentInWords(kind, translator))} />
    );
  return (
    <Stack gap="m" as="section">
      <h3 className={styles.title}>{t('following.documents.title')}</h3>
      <h4 className={styles.small}>{t('following.documents.wanted')}</h4>
      {list(wanted, t('following.documents.wantedNone'))}
      <h4 className={styles.small}>{t('following.documents.there')}</h4>
      {list(documents, t('following.documents.thereNone'))}
    </Stack>
  );
}
