import type { ReactNode } from 'react';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

export type QuestionProps = {
  readonly title: string;
  readonly text: string;
  readonly no: string;
  readonly yes: string;
  readonly onAnswer: (yes: boolean) => void;
  /** What else is to be chosen before the answer. */
  readonly children?: ReactNode;
};

/** The dialog of `Question`. */
export function QuestionDialog({ title, text, no, yes, onAnswer, children }: QuestionProps) {
  return (
    <Dialog
      title={title}
      urgent
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button kind="primary" onClick={() => onAnswer(false)}>
            {no}
          </Button>
          <Button onClick={() => onAnswer(true)}>{yes}</Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </Dialog>
  );
}
