import { makeStyles } from '@griffel/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { DocumentKind, DocumentOfGuarantor } from '#domain/lending/documents.ts';
import type { AnnouncedFile } from '#renderer/features/applications/documents/add-document.tsx';
import { DocumentRow } from '#renderer/features/applications/documents/document-row.tsx';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { UploadNews } from '#renderer/ui/files/upload/upload-news.tsx';
import { useGuarantorsDesk } from '#renderer/ui/files/upload/use-upload-desk.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** How often to poll a document that is being checked, in milliseconds. */
/** The pass has ended, or the consent that it stood for. */
const PASS_ENDED = ['fresh-code-needed', 'guarantor-not-agreed'] as const;
const CHECKING_INTERVAL_MS = 4_000;

/** On their own page guarantors read of their own documents. */
const SHOWN_AS: Readonly<Record<DocumentOfGuarantor, DocumentKind>> = {
  'guarantor-aadhaar': 'masked-aadhaar',
  'guarantor-pan-or-form-60': 'pan-or-form-60',
};

const useStyles = makeStyles({
  rows: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});

/** What the guarantor has sent, and how to send the rest. */
export function SentDocuments({
  pass,
  kinds,
  onEnd,
}: {
  readonly pass: string;
  readonly kinds: readonly DocumentOfGuarantor[];
  /** The pass has ended. */
  readonly onEnd: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { desk, uploads, settled } = useGuarantorsDesk(pass);
  const [isWaiting, setWaiting] = useState(false);
  const list = useCallQuery(
    'listDocumentsAsGuarantor',
    { pass },
    { refetchInterval: isWaiting && CHECKING_INTERVAL_MS },
  );
  const isChecking = list.data?.documents.some(({ state }) => state === 'CHECKING') === true;
  if (isChecking !== isWaiting) setWaiting(isChecking);
  const failure = list.error?.failure;
  const hasEnded = refusedAs(failure, PASS_ENDED, { status: 403 });
  const tellOfSettled = useEffectEvent(() => void queries.invalidateQueries());
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (settled !== null) tellOfSettled();
  }, [settled]);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);

  if (list.data === undefined) {
    if (failure === undefined) return <p role="status">{t('documents.loading')}</p>;
    const again = (
      <Button onClick={() => void list.refetch()}>{t('documents.upload.retry')}</Button>
    );
    return <OutcomeMessage outcome={{ ...failureOutcome(t, failure), advice: again }} />;
  }
  const { requests } = list.data;
  return (
    <>
      <UploadNews uploads={uploads} settled={settled} />
      <ul className={styles.rows}>
        {kinds.map((kind) => (
          <DocumentRow
            key={kind}
            kind={kind}
            shownAs={SHOWN_AS[kind]}
            announce={({ requestId, bytes, sha256, fileName, isMasked }: AnnouncedFile) => ({
              requestId,
              pass,
              kind,
              bytes,
              sha256,
              ...(fileName !== undefined && { fileName }),
              ...(isMasked !== undefined && { isMasked }),
            })}
            pass={pass}
            list={list.data}
            requests={requests}
            uploads={uploads}
            desk={desk}
            heading="h3"
            isReasonAbove={false}
            canSend
            canRemove
            isBeforeAcceptance
          />
        ))}
      </ul>
    </>
  );
}
