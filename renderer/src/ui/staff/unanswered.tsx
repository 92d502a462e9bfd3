import { makeStyles } from '@griffel/react';
import type { MouseEvent } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import type { FailureWords } from '#renderer/ui/failures/failure-words.ts';
import { unreadText } from '#renderer/ui/staff/failure-words.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
});

/** Shown in place of what could not be loaded: why, and a button to retry. */
export function Unanswered({
  failure,
  words,
  onAgain,
}: {
  readonly failure: GatewayFailure;
  /** Those of an area that has its own. */
  readonly words?: FailureWords;
  readonly onAgain: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  // During a retry the button is gone: the focus goes to its container.
  function ask({ currentTarget }: MouseEvent<HTMLElement>): void {
    const place =
      currentTarget.closest<HTMLElement>('[tabindex="-1"]') ??
      currentTarget.closest('main')?.querySelector<HTMLElement>('h1[tabindex]');
    void onAgain();
    place?.focus();
  }
  return (
    <div role="alert" className={useStyles().part}>
      <p>{unreadText(t, failure, words)}</p>
      <Button onClick={ask}>{t('errors.retry')}</Button>
    </div>
  );
}
