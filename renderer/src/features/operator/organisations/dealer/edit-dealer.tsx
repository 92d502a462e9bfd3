import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import type { EditDealerProps } from '#renderer/features/operator/organisations/dealer/dealer-dialog.tsx';

const load = async () =>
  (await import('#renderer/features/operator/organisations/dealer/dealer-dialog.tsx')).DealerDialog;

/** Asks what a dealer is called. */
export function EditDealer(props: EditDealerProps) {
  return <OpenedPart load={load} props={props} />;
}
