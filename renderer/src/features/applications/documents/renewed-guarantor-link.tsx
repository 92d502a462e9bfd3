import { useState } from 'react';
import { GuarantorLink } from '#renderer/features/applications/documents/guarantor-link.tsx';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** Once the application was sent: the way to give the guarantor, who stays the same, a link again. */
export function RenewedGuarantorLink({
  application: { number, version },
  guarantor: { name, mobileNumber },
}: {
  readonly application: { readonly number: string; readonly version: number };
  readonly guarantor: { readonly name: string; readonly mobileNumber: string };
}) {
  const { t } = useTranslation();
  const { busy, change } = useChange();
  const [token, setToken] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function renew(): Promise<void> {
    if (busy) return;
    setOutcome(null);
    const answer = await change('inviteGuarantor', (requestId) => ({
      requestId,
      number,
      version,
      name,
      mobileNumber,
    }));
    if (answer.ok) setToken(answer.value.token);
    else setOutcome(failureOutcome(t, answer.failure));
  }
  if (token !== null) {
    return (
      <>
        <p>{t('documents.guarantors.ended')}</p>
        <GuarantorLink token={token} name={name} />
      </>
    );
  }
  return (
    <>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button busy={busy} onClick={() => void renew()}>
          {t('documents.guarantors.again')}
        </Button>
      </FormActions>
    </>
  );
}
