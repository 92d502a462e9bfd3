import type { Dealer } from '#contract/applications/delivery.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

export type EditDealerProps = {
  /** Null for a new one. */
  readonly dealer: Dealer | null;
  readonly onClose: () => void;
};

const load = async () =>
  (await import('#renderer/features/operator/organisations/dealer/dealer-dialog.tsx')).DealerDialog;

/** Asks what a dealer is called. */
export function EditDealer(props: EditDealerProps) {
  return <OpenedPart load={load} props={props} />;
}
