import { makeStyles } from '@griffel/react';
import { type ReactNode, useState } from 'react';
import { sizeInWords } from '#renderer/ui/files/size-in-words.ts';
import {
  type SentDocument,
  shownState,
} from '#renderer/features/applications/documents/kind-state.ts';
import { LookAtDocument } from '#renderer/features/applications/documents/look-at-document.tsx';
import { StateBadge } from '#renderer/features/applications/documents/state-badge.tsx';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import type { Translator } from '#renderer/i18n/translator.ts';

const useStyles = makeStyles({
  document: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    minWidth: 0,
    padding: space.s,
    borderRadius: token.borderRadiusLarge,
    backgroundColor: token.portalBandBackground,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  name: { flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' },
  reason: { color: token.colorPaletteRedForeground1, fontWeight: token.fontWeightSemibold },
});

/** A document that the gateway has: its state, why it was not accepted, and buttons to view and remove it. */
export function SentDocumentLine({
  document,
  canRemove,
  pass,
  isOfBefore,
  children,
}: {
  readonly document: SentDocument;
  readonly canRemove: boolean;
  /** A guarantor's, in place of a session. */
  readonly pass: string | null;
  /** Whether a replacement is requested. */
  readonly isOfBefore: boolean;
  /** How it is sent again. */
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const showToast = useToasts();
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const name = nameOf({ t }, document);
  const state = shownState(document);
  const about = (what: string) => t('documents.sent.about', { what, name });

  /** A check that was cut off on the way is done again. */
  async function checkAgain(): Promise<void> {
    if (busy) return;
    const { document: id } = document;
    const checked =
      pass === null
        ? await change('finishDocument', (requestId) => ({ requestId, document: id }))
        : await change('finishDocumentAsGuarantor', (requestId) => ({
            requestId,
            pass,
            document: id,
          }));
    if (!checked.ok) setOutcome(failureOutcome(t, checked.failure));
  }
  async function remove(): Promise<void> {
    const { document: id, version } = document;
    const removed =
      pass === null
        ? await change('removeDocument', (requestId) => ({ requestId, document: id, version }))
        : await change('removeDocumentAsGuarantor', (requestId) => ({
            requestId,
            pass,
            document: id,
            version,
          }));
    if (!removed.ok) return setOutcome(failureOutcome(t, removed.failure));
    const kind = t(`applications.document.${document.kind}`);
    showToast({ text: t('documents.said.removed', { kind }) });
  }

  return (
    <div className={styles.document}>
      <div className={styles.head}>
        <span className={styles.name}>
          {t('documents.sent.size', { name, size: sizeInWords(document.bytes, language) })}
        </span>
        <StateBadge state={isOfBefore ? 'before' : state} />
      </div>
      {document.reason !== null && (
        <p className={styles.reason}>{t(`documents.reasons.${document.reason}`)}</p>
      )}
      {state === 'unfinished' && <p>{t('documents.unfinished')}</p>}
      <OutcomeMessage outcome={outcome} />
      {children}
      <FormActions>
        {document.contentType !== null && pass === null && (
          <LookAtDocument document={document} name={name} />
        )}
        {state === 'checking' && (
          <Button
            busy={busy}
            aria-label={about(t('documents.upload.retry'))}
            onClick={() => void checkAgain()}
          >
            {t('documents.upload.retry')}
          </Button>
        )}
        {canRemove && document.state !== 'VERIFIED' && (
          <AskedButton
            kind="subtle"
            busy={busy}
            aria-label={about(t('documents.sent.remove'))}
            question={{
              title: t('documents.remove.title'),
              text: t('documents.remove.text', { name }),
              no: t('documents.remove.no'),
              yes: t('documents.remove.yes'),
            }}
            onYes={() => void remove()}
          >
            {t('documents.sent.remove')}
          </AskedButton>
        )}
      </FormActions>
    </div>
  );
}

/** What a sent document is called. */
function nameOf({ t }: Pick<Translator, 't'>, { fileName }: SentDocument): string {
  return fileName ?? t('documents.sent.unnamed');
}
