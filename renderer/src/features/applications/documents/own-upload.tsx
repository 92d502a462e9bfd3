import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { RunningUpload } from '#renderer/ui/files/upload/running-upload.tsx';
import type { Upload, UploadDesk } from '#renderer/ui/files/upload/upload-desk.ts';

/** What a document has that was begun and not finished: the gateway counts from 1. */
const BEGUN_VERSION = 1;

/** A borrower's or a guarantor's document on its way; a cancelled one is withdrawn. */
export function OwnUpload({
  upload,
  desk,
  pass,
}: {
  readonly upload: Upload;
  readonly desk: UploadDesk;
  /** A guarantor's, in place of a session. */
  readonly pass: string | null;
}) {
  const { t } = useTranslation();
  const { change } = useChange();
  const { document } = upload;

  async function takeBack(): Promise<void> {
    if (document === null) return;
    const version = BEGUN_VERSION;
    if (pass === null) {
      await change('removeDocument', (requestId) => ({ requestId, document, version }));
    } else {
      await change('removeDocumentAsGuarantor', (requestId) => ({
        requestId,
        pass,
        document,
        version,
      }));
    }
  }
  return (
    <RunningUpload
      upload={upload}
      desk={desk}
      failureText={(failure) => failureOutcome(t, failure).text}
      onDiscard={takeBack}
    />
  );
}
