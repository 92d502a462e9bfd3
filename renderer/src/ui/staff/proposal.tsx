import { useId } from 'react';
import type { RefusalCode } from '#contract/refusals/codes.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { type Act, saidFor, useAct } from '#renderer/ui/staff/use-act.ts';

const DECISIONS = ['approve', 'refuse'] as const;
export type ProposalDecision = (typeof DECISIONS)[number];

/** What waits for a second person to decide about. Who proposed it cannot, and is shown why. */
export function Proposal({
  by,
  isMine,
  words,
  mayDecide = true,
  changed,
  decide,
}: {
  /** Name of who proposed it; empty once they have left. */
  readonly by: string;
  readonly isMine: boolean;
  readonly words: string;
  readonly mayDecide?: boolean;
  /** How the gateway refuses where something else is proposed by now. */
  readonly changed: RefusalCode;
  readonly decide: (act: Act, decision: ProposalDecision, done: string) => void;
}) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct({ refusal: saidFor(changed, t('proposal.changed')) });
  const reason = useId();
  return (
    <>
      <p>{t('proposal.proposed', { who: by === '' ? t('proposal.left') : by, words })}</p>
      {isMine && <p id={reason}>{t('proposal.mine')}</p>}
      <OutcomeMessage outcome={outcome} />
      {mayDecide && (
        <FormActions>
          {DECISIONS.map((decision) => (
            <AskedButton
              key={decision}
              kind={decision === 'approve' ? 'primary' : 'secondary'}
              busy={busy || isMine}
              aria-describedby={isMine ? reason : undefined}
              question={{
                title: t(`proposal.${decision}.title`),
                text: words,
                no: t('work.cancel'),
                yes: t(`proposal.${decision}.yes`),
              }}
              onYes={() => decide(act, decision, t(`proposal.${decision}.done`))}
            >
              {t(`proposal.${decision}.yes`)}
            </AskedButton>
          ))}
        </FormActions>
      )}
    </>
  );
}
