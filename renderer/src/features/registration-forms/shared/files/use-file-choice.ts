import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type FileChoice,
  type FileFormat,
  checkFile,
} from '#renderer/features/registration-forms/shared/files/check-file.ts';
import { canDraw } from '#renderer/features/registration-forms/shared/files/file-preview.tsx';

/** Checks the file chosen in a file input and reports the result. */
export function useFileChoice(
  formats: readonly FileFormat[],
  onChoose: (choice: FileChoice) => void,
): {
  readonly control: RefObject<HTMLInputElement | null>;
  readonly checking: boolean;
  readonly look: () => Promise<void>;
  readonly remove: () => void;
} {
  const control = useRef<HTMLInputElement>(null);
  const [checking, setChecking] = useState(false);

  async function look(): Promise<void> {
    const file = control.current?.files?.[0];
    if (file === undefined) return;
    setChecking(true);
    const checked = await checkFile(file, formats, canDraw);
    // Another file may have been chosen meanwhile, or the form left.
    if (control.current?.files?.[0] !== file) return;
    setChecking(false);
    // The input would otherwise keep a rejected file.
    if (!checked.ok) control.current.value = '';
    onChoose(
      checked.ok
        ? { kind: 'accepted', file, format: checked.value }
        : { kind: 'refused', name: file.name, why: checked.failure },
    );
  }

  const lookNow = useRef(look);
  // A file may have been chosen before the script loaded.
  useEffect(() => void lookNow.current(), []);

  function remove(): void {
    if (control.current === null) return;
    control.current.value = '';
    onChoose(null);
    control.current.focus();
  }
  return { control, checking, look, remove };
}
