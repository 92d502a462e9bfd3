import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import type { EraseLeadsProps } from '#renderer/features/operator/organisations/dealer/erase-dialog.tsx';

const load = async () =>
  (await import('#renderer/features/operator/organisations/dealer/erase-dialog.tsx')).EraseDialog;

/** Asks before a dealer's leads are erased. */
export function EraseLeads(props: EraseLeadsProps) {
  return <OpenedPart load={load} props={props} />;
}
