import type { UseQueryResult } from '@tanstack/react-query';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { RefusalCode } from '#contract/refusals/codes.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { CallFailed } from '#renderer/platform/queries/call-query.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

const useStyles = makeStyles({
  back: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
});

/** The page of one thing: the way back to the list, and what it is, or why that cannot be shown. */
export function RecordFrame<Reply>({
  query: { data, error, refetch },
  back,
  loading,
  gone,
  children,
}: {
  readonly query: UseQueryResult<Reply, CallFailed>;
  readonly back: { readonly address: string; readonly text: string };
  /** Shown while it is read, in place of the usual words. */
  readonly loading?: string;
  /** Shown where there is no such thing, or no more, which that refusal says; without it, in the usual words. */
  readonly gone?: { readonly code: RefusalCode; readonly text: string };
  readonly children: (reply: Reply) => ReactNode;
}) {
  const { t } = useTranslation();
  const failure = error?.failure ?? null;
  const isGone = gone !== undefined && refusedAs(failure ?? undefined, gone.code);
  return (
    <Stack gap="l">
      <div>
        <a href={back.address} className={useStyles().back}>
          {back.text}
        </a>
      </div>
      {isGone && <p role="alert">{gone.text}</p>}
      {failure !== null && !isGone && <Unanswered failure={failure} onAgain={refetch} />}
      {data === undefined && failure === null && (
        <p role="status">{loading ?? t('shell.working')}</p>
      )}
      {data !== undefined && !isGone && children(data)}
    </Stack>
  );
}
