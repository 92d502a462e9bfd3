import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type CallFailed, useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

type Calls = typeof RENDERER_CALLS;
type ListName = 'listDocuments' | 'listDocumentsAsGuarantor';

/** How often to poll a document that is being checked, in milliseconds. */
const CHECKING_INTERVAL_MS = 4_000;

/** The documents that were sent. Asked again while one is checked, with all else when an upload has `settled`. */
export function useSentList<Name extends ListName>(
  name: Name,
  body: BodyOf<Calls[Name]>,
  settled: object | null,
): UseQueryResult<ReplyOf<Calls[Name]>, CallFailed> {
  const queries = useQueryClient();
  const [isWaiting, setWaiting] = useState(false);
  const list = useCallQuery(name, body, { refetchInterval: isWaiting && CHECKING_INTERVAL_MS });
  const isChecking = list.data?.documents.some(({ state }) => state === 'CHECKING') === true;
  if (isChecking !== isWaiting) setWaiting(isChecking);
  const tellOfSettled = useEffectEvent(() => void queries.invalidateQueries());
  useEffect(() => {
    if (settled !== null) tellOfSettled();
  }, [settled]);
  return list;
}

/** In the place of documents that have not been read. */
export function NotListed({
  error,
  refetch,
}: Pick<UseQueryResult<unknown, CallFailed>, 'error' | 'refetch'>) {
  const { t } = useTranslation();
  if (error === null) return <p role="status">{t('documents.loading')}</p>;
  const again = <Button onClick={() => void refetch()}>{t('documents.upload.retry')}</Button>;
  return <OutcomeMessage outcome={{ ...failureOutcome(t, error.failure), advice: again }} />;
}
