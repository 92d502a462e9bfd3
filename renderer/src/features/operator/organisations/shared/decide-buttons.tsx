import { useId } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

/** Approves or refuses a proposal; the proposer sees that a colleague must decide. */
export function DecideButtons({
  what,
  isMine,
  busy,
  onDecide,
}: {
  /** Names it, for people who only hear the buttons. */
  readonly what: string;
  readonly isMine: boolean;
  readonly busy: boolean;
  readonly onDecide: (decision: 'approve' | 'refuse') => void;
}) {
  const { t } = useTranslation();
  const reason = useId();
  return (
    <>
      {isMine && <p id={reason}>{t('organisations.mine')}</p>}
      <FormActions>
        {(['approve', 'refuse'] as const).map((decision) => (
          <Button
            key={decision}
            busy={busy || isMine}
            aria-label={t('organisations.about', { act: t(`organisations.${decision}`), what })}
            aria-describedby={isMine ? reason : undefined}
            onClick={() => onDecide(decision)}
          >
            {t(`organisations.${decision}`)}
          </Button>
        ))}
      </FormActions>
    </>
  );
}
