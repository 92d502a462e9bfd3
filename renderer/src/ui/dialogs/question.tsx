import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import type { QuestionProps } from '#renderer/ui/dialogs/question-dialog.tsx';

/** Fetches the dialog. Called ahead where something typed could be lost while there is no connection. */
export const loadQuestion = async () =>
  (await import('#renderer/ui/dialogs/question-dialog.tsx')).QuestionDialog;

/** Asks before something is lost. Not losing it is the first answer, and what Escape means. */
export function Question(props: QuestionProps) {
  return <OpenedPart load={loadQuestion} props={props} />;
}
