import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { beginDocument, listDocuments } from '#contract/applications/documents.ts';
import { type DocumentKind, MAX_DOCUMENTS, needsMasking } from '#domain/lending/documents.ts';
import {
  type SentDocument,
  replacedBy,
} from '#renderer/features/applications/documents/kind-state.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FileToSend } from '#renderer/ui/files/file-to-send.tsx';
import type { PreparedDocument } from '#renderer/ui/files/picture/prepared-document.ts';
import type { SendHeading } from '#renderer/ui/files/send-frame.tsx';
import type { Announcement } from '#renderer/ui/files/upload/pending-upload.ts';
import type { Upload, UploadDesk } from '#renderer/ui/files/upload/upload-desk.ts';

/** What is said of a file before it is sent, whoever sends it. */
export type AnnouncedFile = Omit<BodyOf<typeof beginDocument>, 'number' | 'version'>;

export type Adding = {
  readonly kind: DocumentKind;
  readonly announce: (file: AnnouncedFile) => Announcement;
  readonly list: ReplyOf<typeof listDocuments>;
  readonly uploads: readonly Upload[];
  readonly desk: UploadDesk;
  /** Level of the heading above what will be sent. */
  readonly heading: SendHeading;
};

const MEGABYTE = 1024 * 1024;

/** Bytes that documents on their way will take. */
const bytesOnTheirWay = (uploads: readonly Upload[]) =>
  uploads.reduce((sum, { bytes, document }) => (document === null ? sum + bytes : sum), 0);

/** Takes a picture or a file, shows what will be sent, and sends it. */
export function AddDocument({
  kind,
  announce,
  list,
  uploads,
  desk,
  heading,
  isAnother = false,
  replaces = null,
}: Adding & { readonly isAnother?: boolean; readonly replaces?: SentDocument | null }) {
  const { t } = useTranslation();
  const { documents, bytes, maxBytes } = list;
  const known = [...documents, ...uploads];

  async function send({ fileName, content, sha256 }: PreparedDocument): Promise<string | null> {
    const taken = bytes + bytesOnTheirWay(uploads) - (replaces?.bytes ?? 0);
    if (taken + content.byteLength > maxBytes) {
      return t('documents.problem.tooMuch', { megabytes: maxBytes / MEGABYTE });
    }
    await desk.send({
      begin: announce({
        requestId: crypto.randomUUID(),
        kind,
        bytes: content.byteLength,
        sha256,
        ...(fileName !== '' && { fileName }),
        ...(needsMasking(kind) && { isMasked: true }),
      }),
      finishId: crypto.randomUUID(),
      document: null,
      replaces: replacedBy(sha256, replaces, documents),
      content,
    });
    return null;
  }

  return (
    <FileToSend
      kind={kind}
      heading={heading}
      label={replaces === null ? (isAnother ? 'another' : null) : 'replace'}
      full={
        known.length >= MAX_DOCUMENTS
          ? t('documents.problem.tooMany', { count: MAX_DOCUMENTS })
          : null
      }
      sentAs={(sha256) => known.find((document) => document.sha256 === sha256)?.kind ?? null}
      onSend={send}
    />
  );
}
