import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import type { EditLenderProps } from '#renderer/features/operator/organisations/lender/lender-dialog.tsx';

const load = async () =>
  (await import('#renderer/features/operator/organisations/lender/lender-dialog.tsx')).LenderDialog;

/** Asks what borrowers read of a lender. */
export function EditLender(props: EditLenderProps) {
  return <OpenedPart load={load} props={props} />;
}
