import { useRef, useState } from 'react';
import { MAX_DOCUMENT_BYTES } from '#domain/lending/documents.ts';
import type { DealerKind } from '#renderer/features/dealer-desk/follow/documents/document-row.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FileChoice } from '#renderer/ui/files/file-choice.tsx';
import { openPicture } from '#renderer/ui/files/picture/draw-picture.ts';
import type { PreparedDocument } from '#renderer/ui/files/picture/prepared-document.ts';
import {
  type ChosenFile,
  type FileProblem,
  readFile,
} from '#renderer/ui/files/picture/read-file.ts';
import { SendPreview } from '#renderer/ui/files/send-preview.tsx';
import type { UploadDesk } from '#renderer/ui/files/upload/upload-desk.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const MEGABYTE = 1024 * 1024;
const wasNeverSent = () => null;

/** Takes a file, shows what will be sent, and sends it. */
export function UploadDocument({
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
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const latest = useRef<File | null>(null);

  async function look(file: File): Promise<void> {
    latest.current = file;
    setProblem(null);
    setLooking(true);
    const read = await readFile(file, kind, openPicture);
    // Another file may have been chosen meanwhile.
    if (latest.current !== file) return;
    setLooking(false);
    if (read.ok) setChosen(read.value);
    else setProblem(read.failure);
  }

  async function send({ fileName, content, sha256 }: PreparedDocument): Promise<void> {
    setChosen(null);
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
  }

  if (chosen !== null) {
    return (
      <SendPreview
        kind={kind}
        heading="h5"
        chosen={chosen}
        sentAs={wasNeverSent}
        onSend={send}
        onCancel={() => setChosen(null)}
      />
    );
  }
  return (
    <>
      <OutcomeMessage
        outcome={problem === null ? null : { kind: 'failure', text: problemText(problem) }}
      />
      <FileChoice
        kind={kind}
        label={label}
        isLooking={isLooking}
        onFile={(file) => void look(file)}
      />
    </>
  );

  function problemText(found: FileProblem): string {
    return found === 'tooLarge'
      ? t('documents.problem.tooLarge', { megabytes: MAX_DOCUMENT_BYTES / MEGABYTE })
      : t(`documents.problem.${found}`);
  }
}
