import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import type { DropProps } from '#renderer/features/operator/service/letters/drop-dialog.tsx';

const load = async () =>
  (await import('#renderer/features/operator/service/letters/drop-dialog.tsx')).DropDialog;

/** Asks why a message is given up, and gives it up. */
export function DropLetter(props: DropProps) {
  return <OpenedPart load={load} props={props} />;
}
