import type { Lender } from '#domain/lending/product.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

export type EditLenderProps = {
  /** Null for a new one. */
  readonly lender: Lender | null;
  readonly onClose: () => void;
};

const load = async () =>
  (await import('#renderer/features/operator/organisations/lender/lender-dialog.tsx')).LenderDialog;

/** Asks what borrowers read of a lender. */
export function EditLender(props: EditLenderProps) {
  return <OpenedPart load={load} props={props} />;
}
