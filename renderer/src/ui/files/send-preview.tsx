import { type ReactNode, useState } from 'react';
import { type Result, fail, succeed } from '#contract/result.ts';
import { type DocumentKind, needsMasking } from '#domain/lending/documents.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FieldError } from '#renderer/ui/basics/field.tsx';
import { type Changes, UNCHANGED, writePicture } from '#renderer/ui/files/picture/draw-picture.ts';
import { PictureEditor } from '#renderer/ui/files/picture/picture-editor.tsx';
import { type PreparedDocument, prepared } from '#renderer/ui/files/picture/prepared-document.ts';
import { type ChosenFile, MAX_DOCUMENT_MEGABYTES } from '#renderer/ui/files/picture/read-file.ts';
import { PictureHintsNote } from '#renderer/ui/files/quality/picture-hints-note.tsx';
import { usePictureHints } from '#renderer/ui/files/quality/use-picture-hints.ts';
import { SendFrame, type SendHeading } from '#renderer/ui/files/send-frame.tsx';
import { sizeInWords } from '#renderer/ui/files/size-in-words.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const CONFIRM_ERROR = 'masked-error';
/** Words that only a PDF that was locked needs. */
const PAGES_AREAS: readonly Area[] = ['locked-pdf'];

const loadPagesEditor = async () =>
  (await import('#renderer/ui/files/locked/pages-editor.tsx')).PagesEditor;

type Unprepared = 'failed' | 'tooLarge';

async function prepare(
  chosen: ChosenFile,
  changes: readonly Changes[],
): Promise<Result<PreparedDocument, Unprepared>> {
  const { kind, name } = chosen;
  if (kind === 'pdf') return succeed(await prepared(name, chosen.content));
  if (kind === 'picture') {
    const written = await writePicture(chosen.picture, changes[0] ?? UNCHANGED);
    if (written === null) return fail('failed');
    return succeed(await prepared(withEnding(name, 'jpg'), written.content));
  }
  const load = () => import('#renderer/ui/files/locked/write-pages.ts');
  const pages = await loadChunk(load).catch(() => null);
  if (pages === null) return fail('failed');
  const written = await pages.writePages(chosen.pages, changes);
  if (!written.ok) return written;
  const { ending, content } = written.value;
  return succeed(await prepared(withEnding(name, ending), content));
}

/** A picture is sent as a JPEG, whatever its original format. */
const withEnding = (name: string, ending: string) => `${name.replace(/\.\w{1,5}$/, '')}.${ending}`;

/** A preview of what will be sent: a picture can be turned and covered. Takes the focus. */
export function SendPreview({
  kind,
  heading,
  chosen,
  sentAs,
  onSend,
  onFile,
  onCancel,
}: {
  readonly kind: DocumentKind;
  readonly heading: SendHeading;
  readonly chosen: ChosenFile;
  /** The kind as which the same file was sent before; null if it was not. */
  readonly sentAs: (sha256: string) => DocumentKind | null;
  readonly onSend: (document: PreparedDocument) => Promise<void>;
  /** Another picture was taken in its place. */
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation();
  /** Of each page; a picture is one. */
  const [changes, setChanges] = useState<readonly Changes[]>([]);
  const [isMasked, setMasked] = useState(false);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [warnedOf, setWarnedOf] = useState<string | null>(null);
  const hints = usePictureHints(chosen.kind === 'picture' ? chosen.picture : null, kind);
  const mustMask = needsMasking(kind);

  function change(page: number, changed: Changes): void {
    setChanges((before) => Object.assign([...before], { [page]: changed }));
    // The preview showed a different picture.
    setMasked(false);
  }

  async function send(): Promise<void> {
    if (isPreparing) return;
    setUnconfirmed(mustMask && !isMasked);
    if (mustMask && !isMasked) return;
    setPreparing(true);
    const document = await prepare(chosen, changes);
    setPreparing(false);
    if (!document.ok) {
      return setOutcome({ kind: 'failure', text: unpreparedText(t, document.failure) });
    }
    const { sha256 } = document.value;
    const before = sentAs(sha256);
    if (before === null || warnedOf === sha256) return onSend(document.value);
    setWarnedOf(sha256);
    const text = t('documents.preview.same', { kind: t(`applications.document.${before}`) });
    setOutcome({ kind: 'failure', text });
  }

  return (
    <SendFrame
      heading={heading}
      title={t('documents.preview.heading', { kind: t(`applications.document.${kind}`) })}
    >
      {chosen.kind === 'pdf' && (
        <ChosenPdf chosen={chosen}>{mustMask && <p>{t('documents.mask.pdf')}</p>}</ChosenPdf>
      )}
      {chosen.kind === 'picture' && (
        <>
          <PictureHintsNote kind={kind} hints={hints} onFile={onFile} />
          <PictureEditor
            picture={chosen.picture}
            changes={changes[0] ?? UNCHANGED}
            canCover={mustMask}
            advice={t('documents.preview.readable')}
            onChange={(changed) => change(0, changed)}
          />
        </>
      )}
      {chosen.kind === 'pages' && (
        <LazyPart
          load={loadPagesEditor}
          areas={PAGES_AREAS}
          props={{ pages: chosen.pages, changes, canCover: mustMask, onChange: change }}
        />
      )}
      {mustMask && (
        <div>
          <TickBox
            label={t('documents.mask.confirm')}
            ticked={isMasked}
            required
            aria-invalid={isUnconfirmed}
            aria-describedby={isUnconfirmed ? CONFIRM_ERROR : undefined}
            onChange={(ticked) => {
              setMasked(ticked);
              setUnconfirmed(false);
            }}
          />
          <FieldError
            id={CONFIRM_ERROR}
            text={isUnconfirmed ? t('documents.mask.missing') : undefined}
          />
        </div>
      )}
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button kind="primary" busy={isPreparing} onClick={() => void send()}>
          {t(sendLabel(isPreparing, hints.length > 0))}
        </Button>
        <Button onClick={onCancel}>{t('documents.preview.cancel')}</Button>
      </FormActions>
    </SendFrame>
  );
}

function sendLabel(isPreparing: boolean, isDoubtful: boolean) {
  if (isPreparing) return 'documents.preview.preparing';
  return isDoubtful ? 'documents.preview.sendAnyway' : 'documents.preview.send';
}

function unpreparedText(t: Translator['t'], problem: Unprepared): string {
  return problem === 'failed'
    ? t('documents.preview.failed')
    : t('documents.problem.pagesTooLarge', { megabytes: MAX_DOCUMENT_MEGABYTES });
}

function ChosenPdf({
  chosen: { name, content },
  children,
}: {
  readonly chosen: Extract<ChosenFile, { readonly kind: 'pdf' }>;
  readonly children: ReactNode;
}) {
  const { t, language } = useTranslation();
  const size = sizeInWords(content.byteLength, language);
  return (
    <>
      <p>{t('documents.preview.pdf', { name: t('documents.sent.size', { name, size }) })}</p>
      {children}
    </>
  );
}
