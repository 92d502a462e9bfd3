import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { makeStyles } from '@griffel/react';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { Invitation } from '#renderer/features/applications/invited/invitation.tsx';
import { forgetInvitation } from '#renderer/features/applications/invited/kept-invitation.ts';
import { applyAddress } from '#renderer/features/applications/shared/apply-address.ts';
import { Failure } from '#renderer/features/applications/wizard/entry/failure.tsx';
import type { SignIn } from '#renderer/features/applications/wizard/entry/sign-in-here.tsx';
import { Frame } from '#renderer/features/applications/wizard/frame/frame.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

/** What a dealer's customer sees after following the link: who invites, and to what. The page supplies the sign-in. */
export function InvitedPage({
  token,
  signIn,
}: {
  readonly token: string;
  readonly signIn: SignIn;
}) {
  return (
    <Frame>{token === '' ? <NoInvitation /> : <Opened token={token} signIn={signIn} />}</Frame>
  );
}

function Opened({ token, signIn }: { readonly token: string; readonly signIn: SignIn }) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { data, error, refetch } = useCallQuery('invitation', { token, language });
  // It is reloaded after signing in; what is typed under it is kept meanwhile.
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  if (error !== null && isGone(error.failure)) return <NoInvitation />;
  if (shown === undefined) {
    return error === null ? (
      <p role="status">{t('invited.opening')}</p>
    ) : (
      <Failure failure={error.failure} onRetry={() => void refetch()} />
    );
  }
  return (
    <Invitation
      token={token}
      invitation={shown}
      signIn={signIn}
      onOutdated={() => void refetch()}
      onAccepted={({ number, hasMatchChanged }) => {
        forgetInvitation();
        void navigate(applyAddress(number), { replace: true, state: { hasMatchChanged } });
      }}
    />
  );
}

const isGone = (failure: GatewayFailure): boolean =>
  refusedAs(failure, 'link-ended', { status: 404 });

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: space.m },
});

/** A link that does not work: used, replaced, too old, or incomplete. All are answered alike. */
function NoInvitation() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div role="alert" className={useStyles().stack}>
      <h1>{t('invited.goneTitle')}</h1>
      <p>{t('invited.goneText')}</p>
      <p>{t('invited.goneBegun')}</p>
      <FormActions>
        <Button
          kind="primary"
          onClick={() => {
            forgetInvitation();
            void navigate('/apply', { replace: true });
          }}
        >
          {t('invited.toApplication')}
        </Button>
        <ButtonLink to="/loan-eligibility" kind="secondary">
          {t('invited.toEligibility')}
        </ButtonLink>
      </FormActions>
    </div>
  );
}
