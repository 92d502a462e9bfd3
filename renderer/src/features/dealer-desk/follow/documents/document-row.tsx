import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { documentInWords } from '#renderer/features/dealer-desk/follow/follow-words.ts';
import { failureText } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { RunningUpload } from '#renderer/ui/files/upload/running-upload.tsx';
import type { Upload, UploadDesk } from '#renderer/ui/files/upload/upload-desk.ts';
import { FileToSend } from '#renderer/ui/files/file-to-send.tsx';
import type { PreparedDocument } from '#renderer/ui/files/picture/prepared-document.ts';
import type { DOCUMENTS_OF_DEALER } from '#domain/lending/documents.ts';

type UploadedDocument = FollowedApplication['uploaded'][number];
const NOT_ACCEPTED: readonly UploadedDocument['state'][] = ['UPLOADING', 'REFUSED', 'RESUBMIT'];

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minWidth: 0,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
  },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  list: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0, padding: 0 },
  item: { listStyle: 'none' },
  reason: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** The newest one decides: what was not accepted is uploaded in its place. */
function labelFor(state: UploadedDocument['state'] | undefined): 'another' | 'replace' | null {
  if (state === undefined) return null;
  return NOT_ACCEPTED.includes(state) ? 'replace' : 'another';
}

/** One of the dealer's documents: what was uploaded, what is on its way, and a way to upload it. */
export function DocumentRow({
  kind,
  application: { number, uploaded, canUpload, wanted },
  uploads,
  desk,
}: {
  readonly kind: DealerKind;
  readonly application: FollowedApplication;
  readonly uploads: readonly Upload[];
  readonly desk: UploadDesk;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const id = useId();
  const underWay = new Set(uploads.map(({ document }) => document));
  const arrived = uploaded.filter((one) => one.kind === kind && !underWay.has(one.document));
  return (
    <section aria-labelledby={id} className={styles.row}>
      <h4 id={id} className={styles.title}>
        {documentInWords(kind, translator)}
      </h4>
      {uploads.length === 0 && arrived.length === 0 && (
        <p className={styles.reason}>
          {t(wanted.includes(kind) ? 'following.bring.needed' : 'following.bring.notNeeded')}
        </p>
      )}
      {arrived.length > 0 && (
        <ul className={styles.list}>
          {arrived.map(({ document, state, reason }) => (
            <li key={document} className={styles.item}>
              {t(`following.bring.states.${state}`)}
              {reason !== null && (
                <p className={styles.reason}>{t(`documents.reasons.${reason}`)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {uploads.map((upload) => (
        <RunningUpload
          key={upload.id}
          upload={upload}
          desk={desk}
          failureText={(failure) => failureText(t, failure)}
        />
      ))}
      {canUpload.includes(kind) && uploads.length === 0 && (
        <UploadDocument
          kind={kind}
          number={number}
          desk={desk}
          label={labelFor(arrived[0]?.state)}
        />
      )}
    </section>
  );
}

/** Takes a file, shows what will be sent, and sends it. */
function UploadDocument({
  kind,
  number,
  desk,
  label,
}: {
  readonly kind: DealerKind;
  readonly number: string;
  readonly desk: UploadDesk;
  /** What the file is for, if there already is one. */
  readonly label: 'another' | 'replace' | null;
}) {
  async function send({ fileName, content, sha256 }: PreparedDocument): Promise<null> {
    await desk.send({
      begin: {
        requestId: crypto.randomUUID(),
        number,
        kind,
        bytes: content.byteLength,
        sha256,
        ...(fileName !== '' && { fileName }),
      },
      finishId: crypto.randomUUID(),
      document: null,
      replaces: [],
      content,
    });
    return null;
  }
  return <FileToSend kind={kind} heading="h5" label={label} onSend={send} />;
}

/** A kind of document that a dealer uploads. */
type DealerKind = (typeof DOCUMENTS_OF_DEALER)[number];
