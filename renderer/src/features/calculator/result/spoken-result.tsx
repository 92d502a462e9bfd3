import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';

/** Milliseconds without a change before the result is read out. */
const PAUSE_MS = 700;

const useStyles = makeStyles({
  unseen: visuallyHidden,
});

/** Announces the result politely once the sliders have settled; not at every step, and not when the page opens. */
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
