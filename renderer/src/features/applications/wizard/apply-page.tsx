import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Continuation } from '#renderer/features/applications/continuation/continuation.tsx';
import { Begin } from '#renderer/features/applications/wizard/entry/begin.tsx';
import { keepMatch } from '#renderer/features/applications/wizard/entry/kept-match.ts';
import { OpenApplication } from '#renderer/features/applications/wizard/entry/open-application.tsx';
import {
  type SignIn,
  SignInHere,
} from '#renderer/features/applications/wizard/entry/sign-in-here.tsx';
import { Frame } from '#renderer/features/applications/wizard/frame/frame.tsx';
import { applyAddress, numberIn } from '#renderer/features/applications/shared/apply-address.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';

/** Applying for a loan, from the first sign-in to the receipt. The page supplies the sign-in. */
export function ApplyPage({ signIn }: { readonly signIn: SignIn }) {
  const { userId } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const number = numberIn(search);
  const [known, setKnown] = useState<string | null>(userId);
  if (userId !== null && userId !== known) setKnown(userId);
  useEffect(() => {
    if (userId === null) keepMatch(search);
  }, [userId, search]);
  return (
    <Frame>
      <Continuation
        onContinued={(found) => void navigate(applyAddress(found, 'documents'), { replace: true })}
      >
        {userId === null && <SignInHere signIn={signIn} again={known !== null} />}
        {userId !== null && number !== null && (
          <OpenApplication key={`${userId} ${number}`} userId={userId} number={number} />
        )}
        {userId !== null && number === null && <Begin key={userId} />}
      </Continuation>
    </Frame>
  );
}
