import { PROPOSAL_DECISIONS, type ProposalDecision } from '#contract/operators/lender-systems.ts';
import { useId } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

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
  readonly onDecide: (decision: ProposalDecision) => void;
}) {
  const { t } = useTranslation();
  const reason = useId();
  return (
    <>
      {isMine && <p id={reason}>{t('organisations.mine')}</p>}
      <FormActions>
        {PROPOSAL_DECISIONS.map((decision) => (
          <PageButton
            key={decision}
            busy={busy || isMine}
            aria-label={t('organisations.about', { act: t(`organisations.${decision}`), what })}
            aria-describedby={isMine ? reason : undefined}
            onClick={() => onDecide(decision)}
          >
            {t(`organisations.${decision}`)}
          </PageButton>
        ))}
      </FormActions>
    </>
  );
}
