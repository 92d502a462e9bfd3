import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { applyAddress } from '#renderer/features/applications/shared/apply-address.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { matchFromQuery } from '#renderer/features/applications/shared/match-query.ts';
import { Drafts } from '#renderer/features/applications/wizard/entry/drafts.tsx';
import { Failure } from '#renderer/features/applications/wizard/entry/failure.tsx';
import { keptMatch } from '#renderer/features/applications/wizard/entry/kept-match.ts';
import { Start } from '#renderer/features/applications/wizard/entry/start.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
});

/** Where an address without a number leads: a new application, an open one, or a choice between them. */
export function Begin() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { search } = useLocation();
  const input = matchFromQuery(search).input ?? matchFromQuery(keptMatch()).input;
  const [wantsAnother, setWantsAnother] = useState(false);
  const own = useCallQuery('myApplications', {});
  if (own.isError) {
    return <Failure failure={own.error.failure} onRetry={() => void own.refetch()} />;
  }
  if (own.isPending) return <p role="status">{t('apply.opening')}</p>;
  const drafts = own.data.applications.filter(({ state }) => state === 'DRAFT');
  if (input !== null && (drafts.length === 0 || wantsAnother)) return <Start input={input} />;
  const [only] = drafts;
  if (only === undefined) {
    return (
      <div className={styles.stack}>
        <h1>{t('apply.entry.noneTitle')}</h1>
        <p>{t('apply.entry.noneText')}</p>
        <FormActions>
          <ButtonLink to="/loan-eligibility">{t('apply.entry.toEligibility')}</ButtonLink>
        </FormActions>
      </div>
    );
  }
  if (input === null && drafts.length === 1) {
    return <Navigate replace to={applyAddress(only.number)} />;
  }
  return <Drafts drafts={drafts} onAnother={input === null ? null : () => setWantsAnother(true)} />;
}
