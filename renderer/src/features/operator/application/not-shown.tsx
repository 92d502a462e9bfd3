import { makeStyles } from '@griffel/react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { VerifyAudit } from '#renderer/features/operator/application/record/verify-audit.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
});

/** In place of an application that cannot be shown: it is closed, unknown, or was not read. */
export function NotShown({
  number,
  failure,
  onAgain,
}: {
  readonly number: string;
  readonly failure: GatewayFailure;
  readonly onAgain: () => Promise<unknown>;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const status = failure.kind === 'refused' ? failure.status : null;
  if (status !== 404 && status !== 409) return <Unanswered failure={failure} onAgain={onAgain} />;
  return (
    <div className={styles.part}>
      {status === 404 ? (
        <p>{t('review.notFound')}</p>
      ) : (
        <>
          <h2>{t('review.closed.title')}</h2>
          <p>{t('review.closed.text')}</p>
          <VerifyAudit number={number} />
        </>
      )}
      <ButtonLink to="/operator#queue" kind="secondary">
        {t('review.toQueue')}
      </ButtonLink>
    </div>
  );
}
