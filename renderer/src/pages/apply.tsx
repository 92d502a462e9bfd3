import { Navigate, useLocation } from 'react-router-dom';
import { invitationIn } from '#contract/applications/invitation-link.ts';
import { keepLink } from '#renderer/features/applications/continuation/link.ts';
import {
  keepInvitation,
  keptInvitation,
} from '#renderer/features/applications/invited/kept-invitation.ts';
import {
  type VerifyPhone,
  VerifyPhoneContext,
} from '#renderer/features/applications/shared/phone-proof.tsx';
import { phoneReasonKey } from '#renderer/features/auth/shared/failure-words.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

const AREAS: readonly Area[] = ['applications', 'apply', 'answers', 'cost', 'affordability'];

const INVITED_AREAS: readonly Area[] = [
  'applications',
  'apply',
  'answers',
  'cost',
  'affordability',
  'matching',
  'invited',
];

const invited = async () =>
  (await import('#renderer/features/applications/invited/invited-page.tsx')).InvitedPage;
const apply = async () =>
  (await import('#renderer/features/applications/wizard/apply-page.tsx')).ApplyPage;
const signIn = async () => (await import('#renderer/features/auth/login.tsx')).Login;
const verification = async () =>
  (await import('#renderer/features/auth/shared/phone-verification.tsx')).PhoneVerification;

const verifyPhone: VerifyPhone = ({ mobileNumber, onVerified, onFailure, onAttempt }) => (
  <LazyPart
    load={verification}
    props={{
      initialNumber: mobileNumber,
      onVerified,
      onFailure: (failure, step) => onFailure(phoneReasonKey(failure, step)),
      onAttempt,
    }}
  />
);

export function Page() {
  const { search, hash } = useLocation();
  const linked = invitationIn(hash);
  if (linked !== null) keepInvitation(linked);
  if (linked !== null || keepLink(hash)) return <Navigate replace to={{ search }} />;
  const invitation = search === '' ? keptInvitation() : null;
  return (
    <VerifyPhoneContext value={verifyPhone}>
      {invitation === null ? (
        <LazyPart load={apply} areas={AREAS} props={{ signIn }} />
      ) : (
        <LazyPart
          key={invitation}
          load={invited}
          areas={INVITED_AREAS}
          props={{ token: invitation, signIn }}
        />
      )}
    </VerifyPhoneContext>
  );
}
