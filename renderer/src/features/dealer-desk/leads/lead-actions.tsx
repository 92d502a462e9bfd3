import { use, useState } from 'react';
import type { Lead } from '#contract/dealers/leads.ts';
import { LOST_REASONS, type LeadStatus } from '#domain/lending/leads.ts';
import { DuplicateNote } from '#renderer/features/dealer-desk/leads/form/duplicate-note.tsx';
import { HandOn } from '#renderer/features/dealer-desk/leads/hand-on.tsx';
import { LeadDrawerContext } from '#renderer/features/dealer-desk/leads/lead-drawer-context.ts';
import { reasonInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { MoveLeads, useCanMove } from '#renderer/features/dealer-desk/leads/move-leads.tsx';
import { RemoveLead } from '#renderer/features/dealer-desk/leads/remove-lead.tsx';
import { withStatus } from '#renderer/features/dealer-desk/leads/typed-lead.ts';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { keptText, notKeptOutcome } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import { UNSENT } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { type Duplicate, useSaveLead } from '#renderer/features/dealer-desk/shared/save-lead.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Reason } from '#renderer/ui/staff/reason.tsx';

const OPEN = { state: 'OPEN', next: null } as const;

/** What can be done with a lead: change it, say how it ended, begin again, remove it. */
export function LeadActions({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation();
  const edit = use(LeadDrawerContext);
  const showToast = useToasts();
  const { busy, save } = useSaveLead();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);
  const [isLosing, setLosing] = useState(false);
  const [isHanding, setHanding] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const canMove = useCanMove([lead]);

  async function end(status: LeadStatus, isDuplicateKnown = false): Promise<void> {
    setLosing(false);
    setOutcome(null);
    setDuplicate(null);
    const values = withStatus(lead, status);
    const saved = await save({ lead: lead.lead, version: lead.version, values, isDuplicateKnown });
    if (saved.kind === 'saved') showToast({ text: t('leads.saved', { name: lead.name }) });
    if (saved.kind === 'kept') showToast({ text: keptText(t, saved.keptOn) });
    if (saved.kind === 'not-kept') setOutcome(notKeptOutcome(t, saved));
    if (saved.kind === 'duplicate') setDuplicate(saved.duplicate);
    if (saved.kind === 'failed') setOutcome(failureOutcome(t, saved.failure));
    // Its current version is loaded, and shown next to this.
    if (saved.kind === 'stale') {
      setOutcome({
        kind: 'failure',
        text: t(saved.now === null ? 'desk.failure.notFound' : 'leads.changedMeanwhile'),
      });
    }
  }

  return (
    <div>
      <OutcomeMessage outcome={outcome} />
      {duplicate !== null && (
        <DuplicateNote duplicate={duplicate} busy={busy} onBoth={() => void end(OPEN, true)} />
      )}
      <FormActions>
        <Button kind="primary" onClick={() => edit(lead)}>
          {t('leads.edit')}
        </Button>
        {lead.status.state === 'OPEN' ? (
          <>
            <Button busy={busy} onClick={() => void end({ state: 'WON' })}>
              {t('leads.won')}
            </Button>
            <Button busy={busy} onClick={() => setLosing(true)}>
              {t('leads.lost')}
            </Button>
          </>
        ) : (
          <Button busy={busy} onClick={() => void end(OPEN)}>
            {t('leads.reopen')}
          </Button>
        )}
        {lead.version !== UNSENT && (
          <Button onClick={() => setHanding(true)}>{t('leads.handOn.begin')}</Button>
        )}
        {lead.version !== UNSENT && canMove && (
          <Button onClick={() => setMoving(true)}>{t('dealerBranches.move.begin')}</Button>
        )}
        {lead.version !== UNSENT && <RemoveLead lead={lead} onOutcome={setOutcome} />}
      </FormActions>
      {isHanding && (
        <HandOn leads={[lead]} onClose={() => setHanding(false)} onDone={() => setHanding(false)} />
      )}
      {isMoving && (
        <MoveLeads
          leads={[lead]}
          onClose={() => setMoving(false)}
          onDone={() => setMoving(false)}
        />
      )}
      {isLosing && (
        <Reason
          title={t('leads.lostTitle')}
          label={t('leads.lostWhy')}
          missing="leads.error.reason"
          reasons={LOST_REASONS.map((value) => ({ value, label: reasonInWords({ t }, value) }))}
          no={t('leads.cancel')}
          yes={t('leads.lost')}
          onClose={() => setLosing(false)}
          onChosen={(reason) => void end({ state: 'LOST', reason })}
        />
      )}
    </div>
  );
}
