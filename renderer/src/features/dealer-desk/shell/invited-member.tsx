import { useState } from 'react';
import { PlainPage } from '#renderer/features/dealer-desk/shell/plain-page.tsx';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** Whom an operator has invited to a dealer's desk decides here; then the desk opens. */
export function InvitedMember({ membership }: { readonly membership: string }) {
  const { t } = useTranslation();
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function accept(): Promise<void> {
    setOutcome(null);
    const answer = await change('acceptMembership', (requestId) => ({ requestId, membership }));
    if (!answer.ok) setOutcome(failureOutcome(t, answer.failure));
  }

  return (
    <PlainPage>
      <h1>{t('desk.invited.title')}</h1>
      <p>{t('desk.invited.text')}</p>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button kind="primary" busy={busy} onClick={() => void accept()}>
          {t('desk.invited.accept')}
        </Button>
      </FormActions>
    </PlainPage>
  );
}
