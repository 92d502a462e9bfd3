import type { DealerKind } from '#renderer/features/dealer-desk/follow/documents/dealer-kind.ts';
import { FileToSend } from '#renderer/ui/files/file-to-send.tsx';
import type { PreparedDocument } from '#renderer/ui/files/picture/prepared-document.ts';
import type { UploadDesk } from '#renderer/ui/files/upload/upload-desk.ts';

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
