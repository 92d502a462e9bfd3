import { DROP_REASONS } from '#contract/operators/outbox.ts';
import type { Letter, namesOf } from '#renderer/features/operator/service/letters/letter.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { Reason } from '#renderer/ui/staff/reason.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';

/** Gives a message up for good: with a reason, and the consequences. */
export function DropLetter({
  letter: { messageId, kind },
  names,
  onClose,
  onEnd,
}: {
  readonly letter: Letter;
  readonly names: ReturnType<typeof namesOf>;
  readonly onClose: () => void;
  readonly onEnd: (outcome: Outcome) => void;
}) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct({
    refusal: (failure) => {
      if (failure.kind !== 'refused' || failure.status !== 409) return undefined;
      onEnd({ kind: 'failure', text: t('service.letter.conflict') });
      return null;
    },
  });

  async function drop(reason: (typeof DROP_REASONS)[number]): Promise<void> {
    const dropped = await act('dropMessage', (requestId) => ({ requestId, messageId, reason }));
    if (dropped !== null) onEnd({ kind: 'success', text: t('service.letter.dropped', names) });
  }

  return (
    <Reason
      title={t('service.letter.dropTitle')}
      label={t('service.letter.reason')}
      missing="form.required"
      reasons={DROP_REASONS.map((value) => ({
        value,
        label: t(`service.letter.reasons.${value}`),
      }))}
      consequence={(reason) => t(`service.letter.consequences.${reason}`)}
      no={t('service.letter.keep')}
      yes={t(busy ? 'service.letter.dropping' : 'service.letter.dropIt')}
      suggested="no"
      busy={busy}
      outcome={outcome}
      onClose={onClose}
      onChosen={(reason) => void drop(reason)}
    >
      <p>
        {kind === 'package'
          ? t('service.letter.dropPackage', names)
          : t('service.letter.dropText', names)}
      </p>
    </Reason>
  );
}
