import type { Lead } from '#contract/dealers/leads.ts';
import { asId } from '#domain/ids.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Reason } from '#renderer/ui/staff/reason.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';

const NOBODY = 'nobody';

/** Asks who takes leads over. */
export function HandOn({
  leads,
  onClose,
  onDone,
}: {
  readonly leads: readonly Lead[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('team', {});
  const { busy, outcome, act } = useAct({
    refusal: saidFor('lead-of-colleague', t('leads.handOn.managers')),
  });
  if (error !== null) return <Unanswered failure={error.failure} onAgain={refetch} />;
  if (data === undefined) return <p role="status">{t('shell.working')}</p>;

  async function handOn(chosen: string): Promise<void> {
    const name = data?.members.find(({ membership }) => membership === chosen)?.name ?? null;
    const handed = await act(
      'assignLeads',
      (requestId) => ({
        requestId,
        leads: leads.map(({ lead }) => lead),
        owner: name === null ? null : asId('membership', chosen),
      }),
      ({ assigned }) =>
        name === null
          ? t('leads.handOn.doneNobody', { count: assigned })
          : t('leads.handOn.done', { count: assigned, name }),
    );
    if (handed !== null) onDone();
  }

  return (
    <Reason<string>
      title={t('leads.handOn.title', { count: leads.length })}
      label={t('leads.handOn.to')}
      missing="leads.handOn.missing"
      reasons={[
        ...data.members.map(({ membership, name }) => ({ value: membership, label: name })),
        { value: NOBODY, label: t('leads.owner.nobody') },
      ]}
      stacked
      no={t('leads.cancel')}
      yes={t('leads.handOn.yes')}
      busy={busy}
      outcome={outcome}
      onClose={onClose}
      onChosen={(chosen) => void handOn(chosen)}
    />
  );
}
