import { useRef, useState } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { listDocuments } from '#contract/applications/documents.ts';
import {
  type DocumentKind,
  MAX_DOCUMENTS,
  MAX_DOCUMENT_BYTES,
  needsMasking,
} from '#domain/lending/documents.ts';
import { openPicture } from '#renderer/ui/files/picture/draw-picture.ts';
import { FileChoice } from '#renderer/ui/files/file-choice.tsx';
import {
  type SentDocument,
  replacedBy,
} from '#renderer/features/applications/documents/kind-state.ts';
import type { PreparedDocument } from '#renderer/ui/files/picture/prepared-document.ts';
import {
  type ChosenFile,
  type FileProblem,
  readFile,
} from '#renderer/ui/files/picture/read-file.ts';
import { SendPreview } from '#renderer/ui/files/send-preview.tsx';
import type { Upload, UploadDesk } from '#renderer/ui/files/upload/upload-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

export type Adding = {
  readonly kind: DocumentKind;
  readonly application: { readonly number: string; readonly version: number };
  readonly list: ReplyOf<typeof listDocuments>;
  readonly uploads: readonly Upload[];
  readonly desk: UploadDesk;
  /** Level of the heading above what will be sent. */
  readonly heading: 'h3' | 'h5';
};

type Problem = FileProblem | 'tooMuch' | 'tooMany';
const MEGABYTE = 1024 * 1024;

/** Bytes that documents on their way will take. */
const bytesOnTheirWay = (uploads: readonly Upload[]) =>
  uploads.reduce((sum, { bytes, document }) => (document === null ? sum + bytes : sum), 0);

function problemText(t: Translator['t'], problem: Problem, maxBytes: number): string {
  if (problem === 'tooMany') return t('documents.problem.tooMany', { count: MAX_DOCUMENTS });
  if (problem === 'tooLarge' || problem === 'tooMuch') {
    const most = problem === 'tooLarge' ? MAX_DOCUMENT_BYTES : maxBytes;
    return t(`documents.problem.${problem}`, { megabytes: most / MEGABYTE });
  }
  return t(`documents.problem.${problem}`);
}

/** Takes a picture or a file, shows what will be sent, and sends it. */
export function AddDocument({
  kind,
  application,
  list,
  uploads,
  desk,
  heading,
  isAnother = false,
  replaces = null,
}: Adding & { readonly isAnother?: boolean; readonly replaces?: SentDocument | null }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const latest = useRef<File | null>(null);
  const { documents, bytes, maxBytes } = list;

  async function look(file: File): Promise<void> {
    latest.current = file;
    setProblem(null);
    if (documents.length + uploads.length >= MAX_DOCUMENTS) return setProblem('tooMany');
    setLooking(true);
    const read = await readFile(file, kind, openPicture);
    // Another file may have been chosen meanwhile.
    if (latest.current !== file) return;
    setLooking(false);
    if (read.ok) setChosen(read.value);
    else setProblem(read.failure);
  }

  async function send({ fileName, content, sha256 }: PreparedDocument): Promise<void> {
    const taken = bytes + bytesOnTheirWay(uploads) - (replaces?.bytes ?? 0);
    setChosen(null);
    if (taken + content.byteLength > maxBytes) return setProblem('tooMuch');
    await desk.send({
      begin: {
        requestId: crypto.randomUUID(),
        ...application,
        kind,
        bytes: content.byteLength,
        sha256,
        ...(fileName !== '' && { fileName }),
        ...(needsMasking(kind) && { isMasked: true }),
      },
      finishId: crypto.randomUUID(),
      document: null,
      replaces: replacedBy(sha256, replaces, documents),
      content,
    });
  }

  if (chosen !== null) {
    const known = [...documents, ...uploads];
    return (
      <SendPreview
        kind={kind}
        heading={heading}
        chosen={chosen}
        sentAs={(sha256) => known.find((document) => document.sha256 === sha256)?.kind ?? null}
        onSend={send}
        onCancel={() => setChosen(null)}
      />
    );
  }
  return (
    <>
      <OutcomeMessage
        outcome={
          problem === null ? null : { kind: 'failure', text: problemText(t, problem, maxBytes) }
        }
      />
      <FileChoice
        kind={kind}
        label={replaces === null ? (isAnother ? 'another' : null) : 'replace'}
        isLooking={isLooking}
        onFile={(file) => void look(file)}
      />
    </>
  );
}
