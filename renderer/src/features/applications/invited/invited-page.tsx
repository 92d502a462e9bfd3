import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { Invitation } from '#renderer/features/applications/invited/invitation.tsx';
import { forgetInvitation } from '#renderer/features/applications/invited/kept-invitation.ts';
import { NoInvitation } from '#renderer/features/applications/invited/no-invitation.tsx';
import { applyAddress } from '#renderer/features/applications/shared/apply-address.ts';
import { Failure } from '#renderer/features/applications/wizard/entry/failure.tsx';
import type { SignIn } from '#renderer/features/applications/wizard/entry/sign-in-here.tsx';
import { Frame } from '#renderer/features/applications/wizard/frame/frame.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

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
