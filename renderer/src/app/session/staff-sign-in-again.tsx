import { useLocation } from 'react-router-dom';
import { roleAt } from '#renderer/ui/navigation/provider-place.ts';
import { SessionEnded, stayHere } from '#renderer/app/session/session-ended.tsx';
import { ProviderLinks } from '#renderer/features/auth/provider-links.tsx';
import { StaffSignIn } from '#renderer/features/auth/staff-sign-in.tsx';

/** Signs operators and lenders' staff in again after their session has ended, with password and code. */
export function StaffSignInAgain({ onLeave }: { readonly onLeave: () => void }) {
  const { pathname } = useLocation();
  const area = pathname.replace(/\/$/, '');
  const role = roleAt(area);
  return (
    <SessionEnded onLeave={onLeave}>
      {role !== null && <ProviderLinks role={role} path={area} isAgain />}
      <StaffSignIn onSignedIn={stayHere} />
    </SessionEnded>
  );
}
