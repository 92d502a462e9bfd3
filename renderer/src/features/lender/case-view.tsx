import { makeStyles } from '@griffel/react';
import { CaseAtWork } from '#renderer/features/lender/case-at-work.tsx';
import { fragmentOf } from '#renderer/features/lender/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  back: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', alignSelf: 'start' },
});

/** One application as its lender may see it, with all that the lender can do. */
export function CaseView({ number }: { readonly number: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('openCase', { number });
  const isGone = error?.failure.kind === 'refused' && error.failure.status === 404;
  return (
    <div className={styles.page}>
      <a href={fragmentOf({ view: 'inbox' })} className={styles.back}>
        {t('lenderCase.back')}
      </a>
      {isGone && <p role="alert">{t('lenderCase.notThere')}</p>}
      {error !== null && !isGone && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data === undefined && error === null && <p role="status">{t('lenderCase.loading')}</p>}
      {data !== undefined && !isGone && <CaseAtWork opened={data} />}
    </div>
  );
}
