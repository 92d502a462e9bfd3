import { type ComponentProps, type RefObject, useRef } from 'react';
import { Button } from '#renderer/ui/basics/button.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { type Letter, usePageActions } from '#renderer/ui/staff/page-actions.tsx';

type WithText<Props> = Omit<Props, 'children' | 'ref'> & {
  readonly children: string;
  /** Presses it as well. */
  readonly letter?: Letter;
};

/** Registers a button by its name, unless it cannot be pressed now. One whose name says more than its text is one of many. */
function useOfferedButton({
  children,
  letter,
  busy = false,
  'aria-label': name,
}: Pick<
  ComponentProps<typeof PageButton>,
  'children' | 'letter' | 'busy' | 'aria-label'
>): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  function run(): void {
    button.current?.focus();
    button.current?.click();
  }
  const action = {
    text: name ?? children,
    run,
    ...(letter && { letter }),
    ...(name !== undefined && { isOneOfMany: true as const }),
  };
  usePageActions(busy ? [] : [action]);
  return button;
}

/** A button that the area's search box offers as well, as long as it is shown. */
export function PageButton({ letter, ...button }: WithText<ComponentProps<typeof Button>>) {
  const ref = useOfferedButton({ letter, ...button });
  return <Button {...button} aria-keyshortcuts={letter} ref={ref} />;
}

/** The same for what cannot be undone: it asks first. */
export function AskedPageButton({
  letter,
  ...button
}: WithText<ComponentProps<typeof AskedButton>>) {
  const ref = useOfferedButton({ letter, ...button });
  return <AskedButton {...button} aria-keyshortcuts={letter} ref={ref} />;
}
