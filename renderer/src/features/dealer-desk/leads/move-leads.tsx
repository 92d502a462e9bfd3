import type { Lead } from '#contract/dealers/leads.ts';
import { openBranches, useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Reason } from '#renderer/ui/staff/reason.tsx';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';

/** Whether there is another branch to hand these leads to. */
export const useCanMove = (leads: readonly Lead[]): boolean => useOthers(leads).length > 0;

function useOthers(leads: readonly Lead[]) {
  const branches = useBranches();
  return openBranches(branches).filter((each) =>
    leads.some(({ branch }) => branch !== each.branch),
  );
}

/** Asks which branch takes leads over. */
export function MoveLeads({
  leads,
  onClose,
  onDone,
}: {
  readonly leads: readonly Lead[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const others = useOthers(leads);
  const { busy, outcome, act } = useAct({
    refusal: saidFor('lead-of-colleague', t('leads.handOn.managers')),
  });

  async function move(branch: string): Promise<void> {
    const name = others.find((each) => each.branch === branch)?.details.name ?? '';
    const moved = await act(
      'moveLeads',
      (requestId) => ({ requestId, leads: leads.map(({ lead }) => lead), branch }),
      (reply) => t('dealerBranches.move.done', { count: reply.moved, name }),
    );
    if (moved !== null) onDone();
  }

  return (
    <Reason<string>
      title={t('dealerBranches.move.title', { count: leads.length })}
      label={t('dealerBranches.move.to')}
      missing="dealerBranches.move.missing"
      reasons={others.map(({ branch, details }) => ({ value: branch, label: details.name }))}
      stacked
      no={t('leads.cancel')}
      yes={t('dealerBranches.move.yes')}
      busy={busy}
      outcome={outcome}
      onClose={onClose}
      onChosen={(branch) => void move(branch)}
    >
      <p>{t('dealerBranches.move.text')}</p>
    </Reason>
  );
}
