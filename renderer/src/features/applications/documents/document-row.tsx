import { useId } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { listDocuments } from '#contract/applications/documents.ts';
import {
  type DocumentKind,
  isPaymentAskedEarly,
  mustBePicture,
} from '#domain/lending/documents.ts';
import {
  AddDocument,
  type Adding,
} from '#renderer/features/applications/documents/add-document.tsx';
import {
  documentsAtRest,
  type ChangeRequest,
  isOfBefore,
  isSentAnew,
  openRequestFor,
  stateOfKind,
} from '#renderer/features/applications/documents/kind-state.ts';
import { OwnUpload } from '#renderer/features/applications/documents/own-upload.tsx';
import {
  HEADING_BELOW,
  type RowHeading,
  useRowStyles,
} from '#renderer/features/applications/documents/row-styles.ts';
import { SentDocumentLine } from '#renderer/features/applications/documents/sent-document-line.tsx';
import { StateBadge } from '#renderer/features/applications/documents/state-badge.tsx';
import type { Upload, UploadDesk } from '#renderer/ui/files/upload/upload-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** One kind of document: what it is for, its status, and what can be done. */
export function DocumentRow({
  kind,
  shownAs = kind,
  announce,
  pass = null,
  list,
  requests,
  uploads,
  desk,
  canSend,
  canRemove,
  isBeforeAcceptance,
  heading: Heading,
  isReasonAbove,
}: {
  readonly kind: DocumentKind;
  /** The kind in the words of whoever sends it. */
  readonly shownAs?: DocumentKind;
  readonly announce: Adding['announce'];
  /** A guarantor's, in place of a session. */
  readonly pass?: string | null;
  readonly list: ReplyOf<typeof listDocuments>;
  /** What is requested again. */
  readonly requests: readonly ChangeRequest[];
  readonly uploads: readonly Upload[];
  readonly desk: UploadDesk;
  readonly canSend: boolean;
  readonly canRemove: boolean;
  /** Whether the borrower has accepted no offer yet. */
  readonly isBeforeAcceptance: boolean;
  readonly heading: RowHeading;
  readonly isReasonAbove: boolean;
}) {
  const styles = useRowStyles();
  const { t } = useTranslation();
  const id = useId();
  const own = uploads.filter((upload) => upload.kind === kind);
  const sent = documentsAtRest(list.documents, uploads).filter(
    (document) => document.kind === kind,
  );
  const request = openRequestFor(kind, requests, list.documents);
  const rest = sent.filter((document) => !isOfBefore(document, request));
  // Then its own reason says it.
  const isReturned = sent.some(({ state }) => state === 'RESUBMIT');
  const isThere = rest.some((document) => !isSentAnew(document));
  const takesMore = own.length === 0 && !(isThere && mustBePicture(kind));
  const isAnother = isThere || own.length > 0;
  const adding: Adding = {
    kind,
    announce,
    list,
    uploads,
    desk,
    heading: HEADING_BELOW[Heading],
  };
  return (
    <li>
      <section aria-labelledby={id} className={styles.row}>
        <div className={styles.head}>
          <Heading id={id} className={styles.title}>
            {t(`applications.document.${shownAs}`)}
          </Heading>
          <StateBadge state={stateOfKind(sent, own, request !== null)} />
        </div>
        <p className={styles.why}>{t(`documents.why.${shownAs}`)}</p>
        {isBeforeAcceptance && isPaymentAskedEarly([kind]) && (
          <Remark tone="warning">{t('applications.payNothingYet')}</Remark>
        )}
        {request !== null && !isReturned && (
          <Remark tone="warning">
            {t(sent.length > 0 ? 'documents.askedAnew' : 'documents.asked')}
            {!isReasonAbove && ` ${t(`change.${request.reason}`)}`}
          </Remark>
        )}
        {sent.map((document) => (
          <SentDocumentLine
            key={document.document}
            document={document}
            isOfBefore={isOfBefore(document, request)}
            canRemove={canRemove}
            pass={pass}
          >
            {canSend && isSentAnew(document) && <AddDocument {...adding} replaces={document} />}
          </SentDocumentLine>
        ))}
        {own.map((upload) => (
          <OwnUpload key={upload.id} upload={upload} desk={desk} pass={pass} />
        ))}
        {canSend && takesMore && (isThere || rest.length === 0) && (
          <AddDocument {...adding} isAnother={isAnother} />
        )}
      </section>
    </li>
  );
}
