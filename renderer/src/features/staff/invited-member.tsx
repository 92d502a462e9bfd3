import type { MembershipId } from '#domain/ids.ts';
import type { MemberRole } from '#contract/applications/memberships.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { PlainPage } from '#renderer/ui/staff/plain-page.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';

/** Whom an operator has invited decides here; then the area opens. */
export function InvitedMember({
  path,
  role,
  membership,
}: {
  readonly path: string;
  readonly role: MemberRole;
  readonly membership: MembershipId;
}) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct({
    refusal: (failure) =>
      failure.kind === 'refused' && failure.fields?.includes('password') === true
        ? {
            kind: 'failure',
            text: t('work.invited.needsPassword'),
            advice: <PortalLink to="/recover">{t('work.invited.setPassword')}</PortalLink>,
          }
        : undefined,
  });
  const accept = () => act('acceptMembership', (requestId) => ({ requestId, membership }));

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
