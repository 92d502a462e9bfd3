import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { listDocuments } from '#contract/applications/documents.ts';
import { CHANGE_REASON_WORDS } from '#domain/lending/change-reasons.ts';
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
import { SentDocumentLine } from '#renderer/features/applications/documents/sent-document-line.tsx';
import { StateBadge } from '#renderer/features/applications/documents/state-badge.tsx';
import type { Upload, UploadDesk } from '#renderer/ui/files/upload/upload-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minWidth: 0,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
    backgroundColor: token.colorNeutralBackground1,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.s}` },
  title: { margin: 0, flex: '1 1 12rem', fontSize: token.fontSizeBase400 },
  why: { color: token.colorNeutralForeground2, maxWidth: '70ch' },
});

/** Levels of a row's heading, and of what it opens. */
const HEADING_BELOW = { h2: 'h3', h4: 'h5' } as const;
export type RowHeading = keyof typeof HEADING_BELOW;

/** One kind of document: what it is for, its status, and what can be done. */
export function DocumentRow({
  kind,
  application,
  list,
  requests,
  uploads,
  desk,
  canSend,
  canRemove,
  isBeforeDecision,
  heading: Heading,
  isReasonAbove,
}: {
  readonly kind: DocumentKind;
  readonly application: Adding['application'];
  readonly list: ReplyOf<typeof listDocuments>;
  /** What is requested again. */
  readonly requests: readonly ChangeRequest[];
  readonly uploads: readonly Upload[];
  readonly desk: UploadDesk;
  readonly canSend: boolean;
  readonly canRemove: boolean;
  /** Whether no lender has the application yet. */
  readonly isBeforeDecision: boolean;
  readonly heading: RowHeading;
  readonly isReasonAbove: boolean;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
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
    application,
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
            {t(`applications.document.${kind}`)}
          </Heading>
          <StateBadge state={stateOfKind(sent, own, request !== null)} />
        </div>
        <p className={styles.why}>{t(`documents.why.${kind}`)}</p>
        {isBeforeDecision && isPaymentAskedEarly([kind]) && (
          <Remark tone="warning">{t('applications.payNothingYet')}</Remark>
        )}
        {request !== null && !isReturned && (
          <Remark tone="warning">
            {t(sent.length > 0 ? 'documents.askedAnew' : 'documents.asked')}
            {!isReasonAbove && ` ${CHANGE_REASON_WORDS[request.reason][language]}`}
          </Remark>
        )}
        {sent.map((document) => (
          <SentDocumentLine
            key={document.document}
            document={document}
            isOfBefore={isOfBefore(document, request)}
            canRemove={canRemove}
          >
            {canSend && isSentAnew(document) && <AddDocument {...adding} replaces={document} />}
          </SentDocumentLine>
        ))}
        {own.map((upload) => (
          <OwnUpload key={upload.id} upload={upload} desk={desk} />
        ))}
        {canSend && takesMore && (isThere || rest.length === 0) && (
          <AddDocument {...adding} isAnother={isAnother} />
        )}
      </section>
    </li>
  );
}
