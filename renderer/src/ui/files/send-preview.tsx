import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DocumentKind, needsMasking } from '#domain/lending/documents.ts';
import { type Changes, writePicture } from '#renderer/ui/files/picture/draw-picture.ts';
import { sizeInWords } from '#renderer/ui/files/size-in-words.ts';
import { PictureEditor } from '#renderer/ui/files/picture/picture-editor.tsx';
import { type PreparedDocument, prepared } from '#renderer/ui/files/picture/prepared-document.ts';
import type { ChosenFile } from '#renderer/ui/files/picture/read-file.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { FieldError } from '#renderer/ui/basics/field.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  preview: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minWidth: 0,
    padding: space.s,
    border: `1px solid ${token.colorBrandStroke1}`,
    borderRadius: token.borderRadiusLarge,
  },
  // Clear of a bar that sticks to the upper edge.
  title: { margin: 0, scrollMarginTop: '9rem', fontSize: token.fontSizeBase400 },
});

const UNCHANGED: Changes = { turns: 0, boxes: [] };
const CONFIRM_ERROR = 'masked-error';

async function prepare(chosen: ChosenFile, changes: Changes): Promise<PreparedDocument | null> {
  if (chosen.kind === 'pdf') return prepared(chosen.name, chosen.content);
  const content = await writePicture(chosen.picture, changes);
  return content === null ? null : prepared(withJpegEnding(chosen.name), content);
}

/** A picture is sent as a JPEG, whatever its original format. */
const withJpegEnding = (name: string) => `${name.replace(/\.\w{1,5}$/, '')}.jpg`;

/** A preview of what will be sent: a picture can be turned and covered. Takes the focus. */
export function SendPreview({
  kind,
  heading: Heading,
  chosen,
  sentAs,
  onSend,
  onCancel,
}: {
  readonly kind: DocumentKind;
  readonly heading: 'h3' | 'h5';
  readonly chosen: ChosenFile;
  /** The kind as which the same file was sent before; null if it was not. */
  readonly sentAs: (sha256: string) => DocumentKind | null;
  readonly onSend: (document: PreparedDocument) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [changes, setChanges] = useState(UNCHANGED);
  const [isMasked, setMasked] = useState(false);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [warnedOf, setWarnedOf] = useState<string | null>(null);
  const mustMask = needsMasking(kind);

  async function send(): Promise<void> {
    if (isPreparing) return;
    setUnconfirmed(mustMask && !isMasked);
    if (mustMask && !isMasked) return;
    setPreparing(true);
    const document = await prepare(chosen, changes);
    setPreparing(false);
    if (document === null) {
      return setOutcome({ kind: 'failure', text: t('documents.preview.failed') });
    }
    const before = sentAs(document.sha256);
    if (before === null || warnedOf === document.sha256) return onSend(document);
    setWarnedOf(document.sha256);
    const text = t('documents.preview.same', { kind: t(`applications.document.${before}`) });
    setOutcome({ kind: 'failure', text });
  }

  return (
    <div className={styles.preview}>
      <Heading ref={title} tabIndex={-1} className={styles.title}>
        {t('documents.preview.heading', { kind: t(`applications.document.${kind}`) })}
      </Heading>
      {chosen.kind === 'pdf' ? (
        <ChosenPdf chosen={chosen}>{mustMask && <p>{t('documents.mask.pdf')}</p>}</ChosenPdf>
      ) : (
        <PictureEditor
          picture={chosen.picture}
          changes={changes}
          canCover={mustMask}
          onChange={(changed) => {
            setChanges(changed);
            // The preview showed a different picture.
            setMasked(false);
          }}
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
          {t(isPreparing ? 'documents.preview.preparing' : 'documents.preview.send')}
        </Button>
        <Button onClick={onCancel}>{t('documents.preview.cancel')}</Button>
      </FormActions>
    </div>
  );
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
