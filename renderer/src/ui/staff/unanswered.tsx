import { makeStyles } from '@griffel/react';
import type { MouseEvent } from 'react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useFailureWords } from '#renderer/ui/staff/failure-words.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
});

/** Shown in place of what could not be loaded: why, and a button to retry. */
export function Unanswered({
  failure,
  onAgain,
}: {
  readonly failure: GatewayFailure;
  readonly onAgain: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const { unread } = useFailureWords();
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
      <p>{unread(failure)}</p>
      <Button onClick={ask}>{t('errors.retry')}</Button>
    </div>
  );
}
