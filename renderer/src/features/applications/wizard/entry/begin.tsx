import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { applyAddress } from '#renderer/features/applications/shared/apply-address.ts';
import { useCallQuery, CallFailed } from '#renderer/platform/queries/call-query.ts';
import { matchFromQuery } from '#renderer/features/applications/shared/match-query.ts';
import { Drafts } from '#renderer/features/applications/wizard/entry/drafts.tsx';
import { Failure } from '#renderer/features/applications/wizard/entry/failure.tsx';
import {
  storedMatch,
  forgetMatch,
} from '#renderer/features/applications/wizard/entry/stored-match.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import {
  type Started,
  startApplication,
} from '#renderer/features/applications/wizard/entry/start-application.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
});

/** Where an address without a number leads: a new application, an open one, or a choice between them. */
export function Begin() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { search } = useLocation();
  const input = matchFromQuery(search).input ?? matchFromQuery(storedMatch()).input;
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

/** Starts an application and goes to it, so that going back does not start another. */
function Start({ input }: { readonly input: MatchInput }) {
  const { t, language } = useTranslation();
  const { call } = usePlatform();
  const [requestId] = useState(() => crypto.randomUUID());
  const started = useQuery<Started, CallFailed>({
    queryKey: ['start', requestId],
    staleTime: Infinity,
    queryFn: async () => {
      const answer = await startApplication(call, input, language, requestId);
      if (!answer.ok) throw new CallFailed(answer.failure);
      forgetMatch();
      return answer.value;
    },
  });
  if (started.isError) {
    return <Failure failure={started.error.failure} onRetry={() => void started.refetch()} />;
  }
  if (started.isPending) return <p role="status">{t('apply.entry.starting')}</p>;
  const { number, hasMatchChanged } = started.data;
  return <Navigate replace to={applyAddress(number)} state={{ hasMatchChanged }} />;
}
