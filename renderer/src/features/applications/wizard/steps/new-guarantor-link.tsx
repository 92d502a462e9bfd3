import { useState } from 'react';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useOpenDraft } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** Another link for the guarantor who has agreed: consent and documents stay. */
export function NewGuarantorLink({
  guarantor: { name, mobileNumber },
  onMade,
}: {
  readonly guarantor: { readonly name: string; readonly mobileNumber: string };
  readonly onMade: (link: { readonly token: string; readonly name: string }) => void;
}) {
  const { t } = useTranslation();
  const draft = useOpenDraft();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function make(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    const answer = await draft.change('inviteGuarantor', (seen) => ({
      ...seen,
      name,
      mobileNumber,
    }));
    setBusy(false);
    if (answer.ok) onMade({ token: answer.value.token, name });
    else setOutcome(failureOutcome(t, answer.failure));
  }
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button busy={isBusy} onClick={() => void make()}>
          {t('apply.guarantor.again')}
        </Button>
      </FormActions>
    </>
  );
}
