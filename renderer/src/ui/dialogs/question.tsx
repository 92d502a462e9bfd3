import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import type { QuestionProps } from '#renderer/ui/dialogs/question-dialog.tsx';

/** Fetches the dialog. Call it ahead of time where typed entries could be lost without a connection. */
export const loadQuestion = async () =>
  (await import('#renderer/ui/dialogs/question-dialog.tsx')).QuestionDialog;

/** Asks before something is lost. The first answer, and Escape, lose nothing. */
export function Question(props: QuestionProps) {
  return <OpenedPart load={loadQuestion} props={props} />;
}
