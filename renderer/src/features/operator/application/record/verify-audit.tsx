import { useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';

/** Has the gateway check that the audit of an application is whole. */
export function VerifyAudit({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function verify(): Promise<void> {
    setOutcome(null);
    setAsking(true);
    const answer = await platform.call('verifyAuditPart', { part: 'application', number });
    setAsking(false);
    if (!answer.ok) return setOutcome(failureOutcome(t, answer.failure));
    const { problem, entries } = answer.value;
    setOutcome(
      problem === null
        ? { kind: 'success', text: t('review.audit.whole', { count: entries }) }
        : { kind: 'failure', text: t('review.audit.broken', { problem }) },
    );
  }

  return (
    <>
      <FormActions>
        <PageButton busy={isAsking} onClick={() => void verify()}>
          {t(isAsking ? 'review.audit.verifying' : 'review.audit.verify')}
        </PageButton>
      </FormActions>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}
