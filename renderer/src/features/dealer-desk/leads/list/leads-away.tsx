import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { LeadsAsked } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { LeadGrid } from '#renderer/features/dealer-desk/leads/list/lead-grid.tsx';
import { SeenNote } from '#renderer/features/dealer-desk/leads/list/seen-note.tsx';
import type { Kept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { askedFrom, leadsHere } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { useSeenLeads } from '#renderer/features/dealer-desk/shared/use-leads-here.ts';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const PAGE = 50;

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space.m },
});

/** The leads without a network: as this computer last saw them, with what waits to be sent. */
export function LeadsAway({
  kept,
  label,
  asked,
  onAgain,
}: {
  readonly kept: Kept;
  readonly label: string;
  readonly asked: LeadsAsked;
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation();
  const [count, setCount] = useState(PAGE);
  const { data, isPending } = useSeenLeads(true);
  const desk = useDesk();
  const styles = useStyles();
  if (isPending) return <p role="status">{t('shell.working')}</p>;
  const leads = askedFrom(
    leadsHere(data?.leads ?? [], kept.writes),
    asked,
    desk.data?.member.membership ?? null,
  );
  return (
    <div className={styles.part}>
      <SeenNote seenAt={data?.seenAt ?? null} onAgain={onAgain} />
      {leads.length === 0 ? (
        <p>{t(data === null && kept.writes.length === 0 ? 'kept.neverSeen' : 'leads.noneFound')}</p>
      ) : (
        <LeadGrid label={label} leads={leads.slice(0, count)} />
      )}
      {leads.length > count && (
        <Button onClick={() => setCount(count + PAGE)}>{t('work.more')}</Button>
      )}
    </div>
  );
}
