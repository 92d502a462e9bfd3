import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** A value once it has stayed the same for a moment, so that not every keystroke makes a call. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
