import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';

/** How long the sliders rest before the result is read out, in milliseconds. */
const PAUSE_MS = 700;

const useStyles = makeStyles({
  unseen: visuallyHidden,
});

/** Reads the result out politely: once the sliders rest, not at every step, and not when the page opens. */
export function SpokenResult({ text }: { readonly text: string }) {
  const styles = useStyles();
  const [spoken, setSpoken] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setSpoken(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={styles.unseen}>
      {spoken}
    </p>
  );
}
