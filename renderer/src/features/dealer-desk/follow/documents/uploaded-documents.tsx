import { useQueryClient } from '@tanstack/react-query';
import { makeStyles } from '@griffel/react';
import { useEffect, useEffectEvent } from 'react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { DOCUMENTS_OF_DEALER, type DocumentKind } from '#domain/lending/documents.ts';
import { DocumentRow } from '#renderer/features/dealer-desk/follow/documents/document-row.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { UploadNews } from '#renderer/ui/files/upload/upload-news.tsx';
import { useUploadDesk } from '#renderer/ui/files/upload/use-upload-desk.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  title: { margin: 0 },
});

/** The dealer's own documents: what was uploaded, what is on its way, and what can be uploaded now. */
export function UploadedDocuments({ application }: { readonly application: FollowedApplication }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { number, canUpload, uploaded, wanted } = application;
  const { desk, uploads, settled } = useUploadDesk(number, 'dealer');
  const tellOfSettled = useEffectEvent(() => {
    void queries.invalidateQueries();
  });
  useEffect(() => {
    if (settled !== null) tellOfSettled();
  }, [settled]);

  const isNeeded = (kind: DocumentKind) => wanted.includes(kind);
  const kinds = DOCUMENTS_OF_DEALER.filter(
    (kind) =>
      canUpload.includes(kind) || [...uploaded, ...uploads].some((one) => one.kind === kind),
  ).toSorted((one, other) => Number(isNeeded(other)) - Number(isNeeded(one)));
  if (kinds.length === 0) return null;
  return (
    <Stack gap="m" as="section">
      <h3 className={styles.title}>{t('following.bring.title')}</h3>
      <p>{t('following.bring.intro')}</p>
      <UploadNews uploads={uploads} settled={settled} />
      {kinds.map((kind) => (
        <DocumentRow
          key={kind}
          kind={kind}
          application={application}
          uploads={uploads.filter((upload) => upload.kind === kind)}
          desk={desk}
        />
      ))}
    </Stack>
  );
}
