import { DROP_REASONS } from '#contract/operators/outbox.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import {
  CHANGED_MESSAGE,
  type UndeliveredMessage,
  type namesOf,
} from '#renderer/features/operator/service/undelivered/undelivered-message.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { Reason } from '#renderer/ui/staff/reason.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';

/** Gives a message up for good: with a reason, and the consequences. */
export function DropMessage({
  message: { messageId, kind },
  names,
  onClose,
  onEnd,
}: {
  readonly message: UndeliveredMessage;
  readonly names: ReturnType<typeof namesOf>;
  readonly onClose: () => void;
  readonly onEnd: (outcome: Outcome) => void;
}) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct({
    refusal: (failure) => {
      if (!refusedAs(failure, CHANGED_MESSAGE)) return undefined;
      onEnd({ kind: 'failure', text: t('service.undelivered.conflict') });
      return null;
    },
  });

  async function drop(reason: (typeof DROP_REASONS)[number]): Promise<void> {
    const dropped = await act('dropMessage', (requestId) => ({ requestId, messageId, reason }));
    if (dropped !== null) onEnd({ kind: 'success', text: t('service.undelivered.dropped', names) });
  }

  return (
    <Reason
      title={t('service.undelivered.dropTitle')}
      label={t('service.undelivered.reason')}
      missing="form.required"
      reasons={DROP_REASONS.map((value) => ({
        value,
        label: t(`service.undelivered.reasons.${value}`),
      }))}
      consequence={(reason) => t(`service.undelivered.consequences.${reason}`)}
      no={t('service.undelivered.keep')}
      yes={t(busy ? 'service.undelivered.dropping' : 'service.undelivered.dropIt')}
      suggested="no"
      busy={busy}
      outcome={outcome}
      onClose={onClose}
      onChosen={(reason) => void drop(reason)}
    >
      <p>
        {kind === 'package'
          ? t('service.undelivered.dropPackage', names)
          : t('service.undelivered.dropText', names)}
      </p>
    </Reason>
  );
}
