import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { RefusalWords } from '#renderer/ui/form/refusal-words.tsx';
import { InItsOwnWords } from '#renderer/ui/form/own-words.tsx';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  live: { ':empty': { display: 'none' } },
  bar: { minHeight: '44px', paddingTop: space.xs, paddingBottom: space.xs },
  text: {
    fontSize: token.fontSizeBase400,
    fontWeight: token.fontWeightSemibold,
    lineHeight: '1.5',
    whiteSpace: 'normal',
  },
  advice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    fontWeight: token.fontWeightRegular,
  },
});

export type Outcome = {
  readonly kind: 'success' | 'failure';
  readonly text: string;
  /** The gateway's own words, if any. */
  readonly quoted?: string | undefined;
  /** The code of its refusal, which is worded in the place of what is quoted. */
  readonly code?: string | undefined;
  /** Advice, where the documented words give none. */
  readonly advice?: ReactNode;
};

/**
 * The outcome of the last attempt, shown in the page and announced: politely on success, assertively on failure. A
 * failure is scrolled to and takes the focus.
 */
export function OutcomeMessage({ outcome }: { readonly outcome: Outcome | null }) {
  const styles = useStyles();
  const alert = useRef<HTMLDivElement>(null);
  const failure = outcome?.kind === 'failure' ? outcome.text : null;
  useEffect(() => {
    if (failure !== null) alert.current?.focus();
  }, [failure]);
  return (
    <>
      <div role="status" className={styles.live}>
        {outcome?.kind === 'success' && <OutcomeBar outcome={outcome} />}
      </div>
      <div ref={alert} role="alert" tabIndex={-1} className={styles.live}>
        {outcome?.kind === 'failure' && <OutcomeBar outcome={outcome} />}
      </div>
    </>
  );
}

function OutcomeBar({
  outcome: { kind, text, quoted, code, advice },
}: {
  readonly outcome: Outcome;
}) {
  const styles = useStyles();
  return (
    <MessageBar
      intent={kind === 'success' ? 'success' : 'error'}
      layout="multiline"
      className={styles.bar}
    >
      <MessageBarBody className={styles.text}>
        {text}
        {code === undefined ? (
          <InItsOwnWords message={quoted} />
        ) : (
          <RefusalWords key={code} code={code} message={quoted} />
        )}
        {advice !== undefined && <div className={styles.advice}>{advice}</div>}
      </MessageBarBody>
    </MessageBar>
  );
}
