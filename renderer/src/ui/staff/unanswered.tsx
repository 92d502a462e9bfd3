import { makeStyles } from '@griffel/react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { unreadText } from '#renderer/ui/staff/failure-words.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
});

/** In place of what could not be read: why, and a way to ask again. */
export function Unanswered({
  failure,
  onAgain,
}: {
  readonly failure: GatewayFailure;
  readonly onAgain: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={useStyles().part}>
      <p>{unreadText(t, failure)}</p>
      <Button onClick={() => void onAgain()}>{t('errors.retry')}</Button>
    </div>
  );
}
