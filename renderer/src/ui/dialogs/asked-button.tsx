import { type ComponentProps, useState } from 'react';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Question } from '#renderer/ui/dialogs/question.tsx';

/** A button for what cannot be undone: it asks first. */
export function AskedButton({
  question,
  onYes,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  readonly question: Omit<ComponentProps<typeof Question>, 'onAnswer'>;
  readonly onYes: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && (
        <Question
          {...question}
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) onYes();
          }}
        />
      )}
    </>
  );
}
