import { ProvidersAgain } from '#renderer/app/session/providers-again.tsx';
import { SessionEnded, stayHere } from '#renderer/app/session/session-ended.tsx';
import { Login } from '#renderer/features/auth/login.tsx';

/** Signs in again after the session has ended. The page behind appears again for the same person. */
export function SignInAgain({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <SessionEnded onLeave={onLeave}>
      <ProvidersAgain />
      <Login onSignedIn={stayHere} />
    </SessionEnded>
  );
}
