import { makeStyles } from '@griffel/react';
import { useEffect, useEffectEvent } from 'react';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { DocumentKind, DocumentOfGuarantor } from '#domain/lending/documents.ts';
import type { AnnouncedFile } from '#renderer/features/applications/documents/add-document.tsx';
import { DocumentRow } from '#renderer/features/applications/documents/document-row.tsx';
import {
  NotListed,
  useSentList,
} from '#renderer/features/applications/documents/use-sent-list.tsx';
import { space } from '#renderer/theme/token.ts';
import { UploadNews } from '#renderer/ui/files/upload/upload-news.tsx';
import { useGuarantorsDesk } from '#renderer/ui/files/upload/use-upload-desk.ts';

/** The pass has ended, or the consent that it stood for. */
const PASS_ENDED = ['fresh-code-needed', 'guarantor-not-agreed'] as const;

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
  const { desk, uploads, settled } = useGuarantorsDesk(pass);
  const list = useSentList('listDocumentsAsGuarantor', { pass }, settled);
  const hasEnded = refusedAs(list.error?.failure, PASS_ENDED, { status: 403 });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);

  if (list.data === undefined) return <NotListed error={list.error} refetch={list.refetch} />;
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
