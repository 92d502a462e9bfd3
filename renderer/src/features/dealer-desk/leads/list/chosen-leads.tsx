import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { MAX_LEADS_AT_ONCE } from '#contract/dealers/lead-work.ts';
import type { Lead } from '#contract/dealers/leads.ts';
import { LOST_REASONS } from '#domain/lending/leads.ts';
import { HandOn } from '#renderer/features/dealer-desk/leads/hand-on.tsx';
import { MoveLeads, useCanMove } from '#renderer/features/dealer-desk/leads/move-leads.tsx';
import { LeadGrid } from '#renderer/features/dealer-desk/leads/list/lead-grid.tsx';
import { type LostReason, reasonInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { UNSENT } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Reason } from '#renderer/ui/staff/reason.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.m}` },
  count: { fontWeight: token.fontWeightSemibold },
});

/** Leads of which several can be chosen, and what is done with those. */
export function ChosenLeads({
  label,
  leads,
}: {
  readonly label: string;
  readonly leads: readonly Lead[];
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState<'owner' | 'branch' | 'reason' | null>(null);
  const { busy, outcome, setOutcome, act } = useAct();
  const choosable = leads.filter(({ version }) => version !== UNSENT).slice(0, MAX_LEADS_AT_ONCE);
  const chosen = choosable.filter(({ lead }) => ids.has(lead));
  const isAll = chosen.length > 0 && chosen.length === choosable.length;
  const canMove = useCanMove(chosen);
  const open = chosen.filter(({ status }) => status.state === 'OPEN');

  function handed(): void {
    setAsks(null);
    setIds(new Set());
  }
  function choose(lead: string, isChosen: boolean): void {
    setIds(new Set([...ids].filter((id) => id !== lead).concat(isChosen ? [lead] : [])));
  }
  async function lose(reason: LostReason): Promise<void> {
    setAsks(null);
    const lost = await act('loseLeads', (requestId) => ({
      requestId,
      leads: open.map(({ lead, version }) => ({ lead, version })),
      reason,
    }));
    if (lost === null) return;
    const { changed } = lost;
    setIds(new Set(changed));
    const done = t('leads.several.lost', { count: lost.lost });
    setOutcome({
      kind: changed.length > 0 ? 'failure' : 'success',
      text:
        changed.length > 0
          ? `${done} ${t('leads.several.changed', { count: changed.length })}`
          : done,
    });
  }

  return (
    <>
      <div role="group" aria-label={t('leads.several.label')} className={styles.bar}>
        <TickBox
          label={t('leads.several.all')}
          ticked={isAll}
          onChange={() => setIds(new Set(isAll ? [] : choosable.map(({ lead }) => lead)))}
        />
        <span role="status" className={styles.count}>
          {chosen.length > 0 && t('leads.several.count', { count: chosen.length })}
        </span>
        {chosen.length > 0 && (
          <Button busy={busy} onClick={() => setAsks('owner')}>
            {t('leads.handOn.begin')}
          </Button>
        )}
        {canMove && (
          <Button busy={busy} onClick={() => setAsks('branch')}>
            {t('dealerBranches.move.begin')}
          </Button>
        )}
        {open.length > 0 && (
          <Button busy={busy} onClick={() => setAsks('reason')}>
            {t('leads.lost')}
          </Button>
        )}
      </div>
      <OutcomeMessage outcome={outcome} />
      <LeadGrid label={label} leads={leads} chosen={{ ids, onChosen: choose }} />
      {asks === 'owner' && <HandOn leads={chosen} onClose={() => setAsks(null)} onDone={handed} />}
      {asks === 'branch' && (
        <MoveLeads leads={chosen} onClose={() => setAsks(null)} onDone={handed} />
      )}
      {asks === 'reason' && (
        <Reason
          title={t('leads.several.lostTitle', { count: open.length })}
          label={t('leads.lostWhy')}
          missing="leads.error.reason"
          reasons={LOST_REASONS.map((value) => ({ value, label: reasonInWords({ t }, value) }))}
          no={t('leads.cancel')}
          yes={t('leads.lost')}
          onClose={() => setAsks(null)}
          onChosen={(reason) => void lose(reason)}
        />
      )}
    </>
  );
}
