import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Continuation } from '#renderer/features/applications/continuation/continuation.tsx';
import { keepMatch } from '#renderer/features/applications/wizard/entry/stored-match.ts';
import {
  type SignIn,
  SignInHere,
} from '#renderer/features/applications/wizard/entry/sign-in-here.tsx';
import { Frame } from '#renderer/features/applications/wizard/frame/frame.tsx';
import { applyAddress, numberIn } from '#renderer/features/applications/shared/apply-address.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';

// Only for people who are signed in.
const begin = async () =>
  (await import('#renderer/features/applications/wizard/entry/begin.tsx')).Begin;
const noSuchApplication = async () =>
  (await import('#renderer/features/applications/wizard/entry/ways-on.tsx')).NoSuchApplication;
const openApplication = async () =>
  (await import('#renderer/features/applications/wizard/open-application.tsx')).OpenApplication;

/** Applying for a loan, from the first sign-in to the receipt. The page supplies the sign-in. */
export function ApplyPage({ signIn }: { readonly signIn: SignIn }) {
  const { userId } = useSession();
  const { FilesElsewhere } = useHostParts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const number = numberIn(search);
  const isNumbered = new URLSearchParams(search).has('number');
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
        {userId === null && FilesElsewhere !== undefined && <FilesElsewhere />}
        {userId === null && <SignInHere signIn={signIn} again={known !== null} />}
        {userId !== null && number !== null && (
          <LazyPart key={`${userId} ${number}`} load={openApplication} props={{ userId, number }} />
        )}
        {userId !== null && number === null && isNumbered && (
          <LazyPart load={noSuchApplication} props={{}} />
        )}
        {userId !== null && number === null && !isNumbered && (
          <LazyPart key={userId} load={begin} props={{}} />
        )}
      </Continuation>
    </Frame>
  );
}
