import type { LenderSystem } from '#renderer/features/operator/organisations/lender/lender-card.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

/** A lender as the gateway has it. */
export type SavedLender = Pick<LenderSystem, 'lender' | 'changedAt'>;

export type EditLenderProps = {
  /** Null for a new one. */
  readonly saved: SavedLender | null;
  readonly onClose: () => void;
};

const load = async () =>
  (await import('#renderer/features/operator/organisations/lender/lender-dialog.tsx')).LenderDialog;

/** Asks what borrowers read of a lender. */
export function EditLender(props: EditLenderProps) {
  return <OpenedPart load={load} props={props} />;
}
