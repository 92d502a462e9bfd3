import { makeStyles } from '@griffel/react';
import { LeadGrid } from '#renderer/features/dealer-desk/leads/list/lead-grid.tsx';
import { LeadsAway } from '#renderer/features/dealer-desk/leads/list/leads-away.tsx';
import type { LeadsAsked } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { useLeads } from '#renderer/features/dealer-desk/leads/list/use-leads.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { DESK_WORDS } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
  unseen: visuallyHidden,
});

/** The requested leads, with more on request. */
export function LeadBrowser({
  label,
  asked,
  none,
}: {
  /** The list's accessible name. */
  readonly label: string;
  readonly asked: LeadsAsked;
  /** Shown when there are none. */
  readonly none: string;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const query = useLeads(asked);
  const kept = useKept();
  if (kept !== null && query.error?.failure.kind === 'unreachable') {
    const onAgain = () => void query.refetch();
    return <LeadsAway kept={kept} label={label} asked={asked} onAgain={onAgain} />;
  }
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? [];
  if (query.data === undefined) {
    return query.isError ? (
      <Unanswered
        words={DESK_WORDS}
        failure={query.error.failure}
        onAgain={() => query.refetch()}
      />
    ) : (
      <p role="status">{t('shell.working')}</p>
    );
  }
  return (
    <div className={styles.part}>
      {query.isError && (
        <Unanswered
          failure={query.error.failure}
          onAgain={() => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        />
      )}
      <p role="status" className={leads.length === 0 ? undefined : styles.unseen}>
        {leads.length === 0 ? none : t('leads.shown', { count: leads.length })}
      </p>
      {leads.length > 0 && <LeadGrid label={label} leads={leads} />}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('leads.more')}
        </Button>
      )}
    </div>
  );
}
