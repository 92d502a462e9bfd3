import { useState } from 'react';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { SentDocument } from '#renderer/features/applications/documents/kind-state.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { saveFile } from '#renderer/ui/files/save-file.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const loadPicture = async () =>
  (await import('#renderer/ui/files/picture/picture-dialog.tsx')).PictureDialog;

/** Shows a picture that was sent; a PDF is saved as a file, and never opened here. */
export function LookAtDocument({
  document: { document, contentType },
  name,
}: {
  readonly document: SentDocument;
  readonly name: string;
}) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { FilesElsewhere } = useHostParts();
  const [isFetching, setFetching] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [picture, setPicture] = useState<Blob | null>(null);
  const what = t(contentType === 'application/pdf' ? 'documents.sent.save' : 'documents.sent.look');

  async function look(): Promise<void> {
    if (isFetching) return;
    setOutcome(null);
    setFetching(true);
    const fetched = await platform.fetchDocument(document);
    setFetching(false);
    if (!fetched.ok) {
      const isGone = refusedAs(fetched.failure, 'no-such-document', { status: 404 });
      return setOutcome(
        isGone
          ? { kind: 'failure', text: t('documents.sent.gone') }
          : failureOutcome(t, fetched.failure),
      );
    }
    const { contentType: type, bytes } = fetched.value;
    if (type === 'image/jpeg') setPicture(new Blob([bytes], { type }));
    else saveFile(name, type, bytes);
  }

  // A terminal shows no one's documents.
  if (FilesElsewhere !== undefined) return null;
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <Button
        busy={isFetching}
        aria-label={t('documents.sent.about', { what, name })}
        onClick={() => void look()}
      >
        {isFetching ? t('documents.sent.fetching') : what}
      </Button>
      {picture !== null && (
        <OpenedPart load={loadPicture} props={{ name, picture, onClose: () => setPicture(null) }} />
      )}
    </>
  );
}
