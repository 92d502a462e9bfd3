import { useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';
import { PlainPage } from '#renderer/ui/staff/plain-page.tsx';

/** What a gate opens to. */
export type StaffRole = 'operator' | 'lender' | 'dealer';

/** Whom an operator has invited decides here; then the area opens. */
export function InvitedMember({
  path,
  role,
  membership,
}: {
  readonly path: string;
  readonly role: StaffRole;
  readonly membership: string;
}) {
  const { t } = useTranslation();
  const { busy, change } = useChange();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function accept(): Promise<void> {
    setOutcome(null);
    const answer = await change('acceptMembership', (requestId) => ({ requestId, membership }));
    if (answer.ok) return;
    const { failure } = answer;
    const needsPassword =
      failure.kind === 'refused' && failure.fields?.includes('password') === true;
    setOutcome(
      needsPassword
        ? {
            kind: 'failure',
            text: t('work.invited.needsPassword'),
            advice: <PortalLink to="/recover">{t('work.invited.setPassword')}</PortalLink>,
          }
        : failureOutcome(t, failure),
    );
  }

  return (
    <PlainPage path={path}>
      <h1>{t(`work.invited.${role}.title`)}</h1>
      <p>{t(`work.invited.${role}.text`)}</p>
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button kind="primary" busy={busy} onClick={() => void accept()}>
          {t(`work.invited.${role}.accept`)}
        </Button>
      </FormActions>
    </PlainPage>
  );
}
