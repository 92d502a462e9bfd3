import { isAcceptedState } from '#domain/lending/states/lender-case-states.ts';
import { makeStyles } from '@griffel/react';
import { type DocumentKind, isSentByGuarantor } from '#domain/lending/documents.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { DocumentRow } from '#renderer/features/applications/documents/document-row.tsx';
import { GuarantorsRow } from '#renderer/features/applications/documents/guarantors-row.tsx';
import type { RowHeading } from '#renderer/features/applications/documents/row-styles.ts';
import {
  NotListed,
  useSentList,
} from '#renderer/features/applications/documents/use-sent-list.tsx';
import { UploadNews } from '#renderer/ui/files/upload/upload-news.tsx';
import { useUploadDesk } from '#renderer/ui/files/upload/use-upload-desk.ts';
import { space } from '#renderer/theme/token.ts';
import { sizeInWords } from '#renderer/ui/files/size-in-words.ts';

/** States of an application in which its documents can be changed. */
const isOpenState = (state = 'DRAFT') => state === 'DRAFT' || state === 'ACTION_REQUIRED';

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  intro: { maxWidth: '70ch' },
  rows: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});

/**
 * The documents of an application: what is requested, what has been uploaded, and what is left to do. Whatever else
 * was read of the application is reloaded when that changes.
 */
export function DocumentsStep({
  number,
  version,
  kinds,
  heading = 'h2',
  areReasonsAbove = false,
}: {
  readonly number: string;
  /** The application's, as it was seen. */
  readonly version: number;
  /** The requested documents, in this order. */
  readonly kinds: readonly DocumentKind[];
  /** Level of the headings: one below the heading above. */
  readonly heading?: RowHeading;
  /** Whether the page says above why documents are requested again. */
  readonly areReasonsAbove?: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { FilesElsewhere } = useHostParts();
  const { desk, uploads, settled } = useUploadDesk(number);
  const application = useCallQuery('application', { number });
  const isOpen = isOpenState(application.data?.state);
  const isOfferAccepted =
    application.data?.lenders.some(({ state }) => isAcceptedState(state)) === true;
  const requests = isOpen ? (application.data?.changeRequests ?? []) : [];
  const list = useSentList('listDocuments', { number }, settled);

  // What was loaded stays when reloading fails, and with it what is being prepared and sent.
  if (list.data === undefined) return <NotListed error={list.error} refetch={list.refetch} />;
  const canSend = isOpen && FilesElsewhere === undefined;
  return (
    <div className={styles.step}>
      <p className={styles.intro}>{t(isOpen ? 'documents.intro' : 'documents.closed')}</p>
      {isOpen && FilesElsewhere !== undefined && <FilesElsewhere application={number} />}
      <Room bytes={list.data.bytes} maxBytes={list.data.maxBytes} />
      <UploadNews uploads={uploads} settled={settled} />
      {kinds.length === 0 && FilesElsewhere === undefined && <p>{t('documents.none')}</p>}
      <ul className={styles.rows}>
        {kinds.map((kind) =>
          isSentByGuarantor(kind) ? (
            <GuarantorsRow
              key={kind}
              kind={kind}
              application={{ number, version }}
              guarantor={application.data?.guarantor ?? null}
              documents={list.data.documents}
              requests={requests}
              heading={heading}
              isReasonAbove={areReasonsAbove}
            />
          ) : (
            <DocumentRow
              key={kind}
              kind={kind}
              announce={(file) => ({ ...file, number, version })}
              list={list.data}
              requests={requests}
              uploads={uploads}
              desk={desk}
              heading={heading}
              isReasonAbove={areReasonsAbove}
              canSend={canSend}
              canRemove={isOpen}
              isBeforeAcceptance={!isOfferAccepted}
            />
          ),
        )}
      </ul>
    </div>
  );
}

/** The share of the room from which it is worth a word. */
const NEARLY_FULL = 0.75;

/** How much room the documents take together, where little is left. */
function Room({ bytes, maxBytes }: { readonly bytes: number; readonly maxBytes: number }) {
  const { t, language } = useTranslation();
  if (bytes < maxBytes * NEARLY_FULL) return null;
  const used = sizeInWords(bytes, language);
  return <p>{t('documents.room', { used, most: sizeInWords(maxBytes, language) })}</p>;
}
