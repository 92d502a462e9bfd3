import { makeStyles } from '@griffel/react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { timeInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { unreadText } from '#renderer/ui/staff/failure-words.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.m}` },
  at: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  fresh: { fontWeight: token.fontWeightSemibold },
});

/** How much is shown and as of when, what arrived since, and why it could not be reloaded. */
export function FreshNote({
  words,
  at,
  count,
  failure,
  onShow,
  onAgain,
}: {
  /** How many are shown, or why none is. */
  readonly words: string;
  readonly at: number;
  /** How many have come that are not shown. */
  readonly count: number;
  readonly failure: GatewayFailure | null;
  readonly onShow: () => void;
  readonly onAgain: () => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const time = timeInWords(new Date(at), language);
  return (
    <div className={styles.row}>
      <span role="status">{words}</span>
      {failure === null ? (
        <span className={styles.at}>{t('queue.asOf', { time })}</span>
      ) : (
        <span role="alert" className={styles.fresh}>
          {t('queue.stale', { time })} {unreadText(t, failure)}
        </span>
      )}
      <PageButton kind={failure === null ? 'subtle' : 'secondary'} onClick={onAgain}>
        {t('queue.refresh')}
      </PageButton>
      <span role="status" className={styles.fresh}>
        {count > 0 && t('queue.fresh', { count })}
      </span>
      {count > 0 && <PageButton onClick={onShow}>{t('queue.showFresh')}</PageButton>}
    </div>
  );
}
