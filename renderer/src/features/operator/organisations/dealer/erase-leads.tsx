import type { Dealer } from '#contract/applications/delivery.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

export type EraseLeadsProps = {
  readonly dealer: Dealer;
  readonly onClose: () => void;
  /** Called with what was done, in words. */
  readonly onErased: (said: string) => void;
};

const load = async () =>
  (await import('#renderer/features/operator/organisations/dealer/erase-dialog.tsx')).EraseDialog;

/** Asks before a dealer's leads are erased. */
export function EraseLeads(props: EraseLeadsProps) {
  return <OpenedPart load={load} props={props} />;
}
