import { ProvidersAgain } from '#renderer/app/session/providers-again.tsx';
import { SessionEnded, stayHere } from '#renderer/app/session/session-ended.tsx';
import { StaffSignIn } from '#renderer/features/auth/staff-sign-in.tsx';

/** Signs operators and lenders' staff in again after their session has ended, with password and code. */
export function StaffSignInAgain({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <SessionEnded onLeave={onLeave}>
      <ProvidersAgain />
      <StaffSignIn onSignedIn={stayHere} />
    </SessionEnded>
  );
}
