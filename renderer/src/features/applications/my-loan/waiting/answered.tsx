import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailed } from '#renderer/platform/queries/call-query.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** The state of a gateway query: loading, the answer, or the failure with a button to retry. */
export function Answered<Answer>({
  query,
  loading,
  children,
}: {
  readonly query: UseQueryResult<Answer, CallFailed>;
  readonly loading: string;
  /** Also gets when it was answered, in milliseconds since 1970. */
  readonly children: (answer: Answer, at: number) => ReactNode;
}) {
  const { t } = useTranslation();
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;
  if (data === undefined && error === null) return <p role="status">{loading}</p>;
  const again = (
    <FormActions>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('myLoan.retry')}
      </Button>
    </FormActions>
  );
  if (data === undefined) {
    return (
      <>
        <OutcomeMessage outcome={error === null ? null : failureOutcome(t, error.failure)} />
        {again}
      </>
    );
  }
  return (
    <>
      {error !== null && (
        <div role="status">
          <Remark tone="warning">{t('myLoan.stale')}</Remark>
          {again}
        </div>
      )}
      {children(data, dataUpdatedAt)}
    </>
  );
}
