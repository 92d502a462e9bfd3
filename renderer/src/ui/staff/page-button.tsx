import { type ComponentProps, type RefObject, useRef } from 'react';
import { Button } from '#renderer/ui/basics/button.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { type Letter, usePageActions } from '#renderer/ui/staff/page-actions.tsx';

type WithText<Props> = Omit<Props, 'children' | 'ref'> & {
  readonly children: string;
  /** Presses it as well. */
  readonly letter?: Letter;
};

/** Registers a button by its text, unless it cannot be pressed now. */
function useOfferedButton(
  text: string,
  letter: Letter | undefined,
  busy = false,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  function run(): void {
    button.current?.focus();
    button.current?.click();
  }
  usePageActions(busy ? [] : [{ text, run, ...(letter && { letter }) }]);
  return button;
}

/** A button that the area's search box offers as well, as long as it is shown. */
export function PageButton({
  children: text,
  letter,
  ...button
}: WithText<ComponentProps<typeof Button>>) {
  const ref = useOfferedButton(text, letter, button.busy);
  return (
    <Button {...button} aria-keyshortcuts={letter} ref={ref}>
      {text}
    </Button>
  );
}

/** The same for what cannot be undone: it asks first. */
export function AskedPageButton({
  children: text,
  letter,
  ...button
}: WithText<ComponentProps<typeof AskedButton>>) {
  const ref = useOfferedButton(text, letter, button.busy);
  return (
    <AskedButton {...button} aria-keyshortcuts={letter} ref={ref}>
      {text}
    </AskedButton>
  );
}
