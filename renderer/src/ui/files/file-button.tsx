import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Button } from '#renderer/ui/basics/button.tsx';

/** A button that opens the device's files or, with `capture`, its camera. */
export function FileButton({
  accept,
  capture,
  onFile,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick'> & {
  readonly accept: string;
  readonly capture?: 'user' | 'environment' | undefined;
  readonly onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (file !== undefined) onFile(file);
  }
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" hidden accept={accept} capture={capture} onChange={take} />
    </>
  );
}
