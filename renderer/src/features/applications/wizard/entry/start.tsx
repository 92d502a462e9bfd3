import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import { applyAddress } from '#renderer/features/applications/shared/apply-address.ts';
import { CallFailed } from '#renderer/platform/queries/call-query.ts';
import { forgetMatch } from '#renderer/features/applications/wizard/entry/kept-match.ts';
import { Failure } from '#renderer/features/applications/wizard/entry/failure.tsx';
import {
  type Started,
  startApplication,
} from '#renderer/features/applications/wizard/entry/start-application.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';

/** Starts an application and goes to it, so that going back does not start another. */
export function Start({ input }: { readonly input: MatchInput }) {
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
