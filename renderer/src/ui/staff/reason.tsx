import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import type { ReasonDialogProps } from '#renderer/ui/staff/reason-dialog.tsx';

const load = async () => (await import('#renderer/ui/staff/reason-dialog.tsx')).ReasonDialog;

/** Asks for the reason for something that cannot be undone, and states the consequences. */
export function Reason<Reason extends string>(props: ReasonDialogProps<Reason>) {
  return <OpenedPart<ReasonDialogProps<Reason>> load={load} props={props} />;
}
