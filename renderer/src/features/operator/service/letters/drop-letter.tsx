import type { Letter, namesOf } from '#renderer/features/operator/service/letters/letter.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const load = async () =>
  (await import('#renderer/features/operator/service/letters/drop-dialog.tsx')).DropDialog;

export type DropProps = {
  readonly letter: Letter;
  readonly names: ReturnType<typeof namesOf>;
  readonly onClose: () => void;
  readonly onEnd: (outcome: Outcome) => void;
};

/** Asks why a message is given up, and gives it up. */
export function DropLetter(props: DropProps) {
  return <OpenedPart load={load} props={props} />;
}
