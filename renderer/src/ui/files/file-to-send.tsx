import { useRef, useState } from 'react';
import type { DocumentKind } from '#domain/lending/documents.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { hasTouch } from '#renderer/ui/files/accepted-files.ts';
import { FileChoice } from '#renderer/ui/files/file-choice.tsx';
import type { PreparedDocument } from '#renderer/ui/files/picture/prepared-document.ts';
import {
  type ChosenFile,
  type FileProblem,
  type LockedFile,
  MAX_DOCUMENT_MEGABYTES,
  readFile,
} from '#renderer/ui/files/picture/read-file.ts';
import type { SendHeading } from '#renderer/ui/files/send-frame.tsx';
import { SendPreview } from '#renderer/ui/files/send-preview.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const loadUnlockPdf = async () =>
  (await import('#renderer/ui/files/locked/unlock-pdf.tsx')).UnlockPdf;
const LOCKED_AREAS: readonly Area[] = ['locked-pdf'];

const wasNeverSent = () => null;

/** Takes a picture or a file, shows what will be sent, and hands it over. Every place that uploads has it. */
export function FileToSend({
  kind,
  heading,
  label,
  full = null,
  sentAs = wasNeverSent,
  onSend,
}: {
  readonly kind: DocumentKind;
  /** Level of the heading above what will be sent. */
  readonly heading: SendHeading;
  /** What the file is for, if it is not the first. */
  readonly label: 'another' | 'replace' | null;
  /** Why no further file can be taken; null if one can. */
  readonly full?: string | null;
  /** The kind as which the same file was sent before; null if it was not. */
  readonly sentAs?: (sha256: string) => DocumentKind | null;
  /** Sends it, or says why it cannot be sent. */
  readonly onSend: (document: PreparedDocument) => Promise<string | null>;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ChosenFile | LockedFile | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<Outcome | null>(null);
  const latest = useRef<File | null>(null);
  // Each file has a preview of its own.
  const [count, setCount] = useState(0);
  const [isBack, setBack] = useState(false);

  async function look(file: File): Promise<void> {
    latest.current = file;
    setBack(false);
    setProblem(failure(full));
    if (full !== null) return;
    setLooking(true);
    const read = await readFile(file, kind);
    // Another file may have been chosen meanwhile.
    if (latest.current !== file) return;
    setLooking(false);
    setCount(count + 1);
    setChosen(read.ok ? read.value : null);
    if (!read.ok) setProblem(problemOutcome(t, read.failure));
  }

  async function send(document: PreparedDocument): Promise<void> {
    setChosen(null);
    setBack(false);
    setProblem(failure(await onSend(document)));
  }

  function cancel(): void {
    setChosen(null);
    setBack(true);
  }
  if (chosen?.kind === 'locked') {
    const opened = (pages: readonly Blob[]) =>
      setChosen({ kind: 'pages', name: chosen.name, pages });
    return (
      <LazyPart
        key={count}
        load={loadUnlockPdf}
        areas={LOCKED_AREAS}
        props={{ kind, heading, file: chosen, onOpened: opened, onCancel: cancel }}
      />
    );
  }
  if (chosen !== null) {
    return (
      <SendPreview
        key={count}
        kind={kind}
        heading={heading}
        chosen={chosen}
        sentAs={sentAs}
        onSend={send}
        onFile={(file) => void look(file)}
        onCancel={cancel}
      />
    );
  }
  return (
    <>
      <OutcomeMessage outcome={problem} />
      <FileChoice
        kind={kind}
        label={label}
        isLooking={isLooking}
        takesFocus={isBack}
        onFile={(file) => void look(file)}
      />
    </>
  );
}

const failure = (text: string | null): Outcome | null =>
  text === null ? null : { kind: 'failure', text };

function problemOutcome(t: Translator['t'], problem: FileProblem): Outcome {
  if (problem === 'tooLarge') {
    const text = t('documents.problem.tooLarge', { megabytes: MAX_DOCUMENT_MEGABYTES });
    return { kind: 'failure', text };
  }
  const text = t(`documents.problem.${problem}`);
  return { kind: 'failure', text, ...(problem === 'heic' && { advice: <HeicAdvice t={t} /> }) };
}

/** How a phone takes pictures that can be opened here. */
function HeicAdvice({ t }: Pick<Translator, 't'>) {
  return (
    <>
      <p>{t('documents.heic.intro')}</p>
      <PointList items={[t('documents.heic.iphone'), t('documents.heic.samsung')]} />
      {hasTouch() && <p>{t('documents.heic.camera')}</p>}
    </>
  );
}
