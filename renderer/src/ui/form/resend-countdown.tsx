import { makeStyles } from '@griffel/react';
import { useEffect, useState } from 'react';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});

/** The countdown below a code field, then the button that requests a new code. */
export function ResendCountdown({
  until,
  busy,
  words,
  onResend,
}: {
  /** When another code may be asked for, in milliseconds since 1970. */
  readonly until: number;
  readonly busy: boolean;
  readonly words: {
    readonly wait: (seconds: number) => string;
    readonly now: string;
    readonly resend: string;
  };
  readonly onResend: () => void;
}) {
  const styles = useStyles();
  const seconds = useSecondsUntil(until);
  return (
    <div className={styles.row}>
      <span role="timer">{seconds > 0 ? words.wait(seconds) : words.now}</span>
      <Button disabled={seconds > 0 || busy} onClick={onResend}>
        {words.resend}
      </Button>
    </div>
  );
}

function useSecondsUntil(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
