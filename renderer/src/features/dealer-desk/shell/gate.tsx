import { use, useEffect, useState } from 'react';
import { InvitedMember } from '#renderer/features/dealer-desk/shell/invited-member.tsx';
import { PlainPage } from '#renderer/features/dealer-desk/shell/plain-page.tsx';
import { type SignIn, SignInFirst } from '#renderer/features/dealer-desk/shell/sign-in-first.tsx';
import { Unanswered } from '#renderer/features/dealer-desk/shared/unanswered.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { NotFoundContext } from '#renderer/ui/navigation/not-found.ts';

const AREAS: readonly Area[] = [
  'dealer-leads',
  'dealer-kept',
  'dealer-quote',
  'dealer-follow',
  'matching',
  'cost',
  'applications',
  'documents',
];
const NOTHING = {};
const desk = async () => (await import('#renderer/features/dealer-desk/shell/desk.tsx')).Desk;

/**
 * Lets a dealer's staff in, whom the gateway knows. To anybody else this address is as unknown as any other, and nothing
 * of the desk is fetched.
 */
export function Gate({ signIn }: { readonly signIn: SignIn }) {
  const { userId } = useSession();
  return userId === null ? <SignInFirst signIn={signIn} /> : <MembersOnly key={userId} />;
}

function MembersOnly() {
  const { t } = useTranslation();
  const notFound = use(NotFoundContext);
  const { data, error, refetch } = useCallQuery('myMemberships', {});
  const wasHere = useWasHere(error?.failure.kind === 'unreachable');
  const opened = <LazyPart load={desk} areas={AREAS} props={NOTHING} />;
  if (data === undefined && wasHere) return opened;
  if (data === undefined) {
    return (
      <PlainPage>
        {error === null ? (
          <p role="status">{t('shell.working')}</p>
        ) : (
          <Unanswered failure={error.failure} onAgain={refetch} />
        )}
      </PlainPage>
    );
  }
  const ofDealers = data.memberships.filter(({ role }) => role === 'dealer');
  if (ofDealers.some(({ state }) => state === 'ACTIVE')) {
    return opened;
  }
  const invited = ofDealers.find(({ state }) => state === 'INVITED');
  return invited === undefined ? notFound : <InvitedMember membership={invited.id} />;
}

/** Whether this computer keeps leads that the gateway has shown this person: without a network, the desk opens to them. */
function useWasHere(isAway: boolean): boolean {
  const { host } = usePlatform();
  const computer = host?.desk ?? null;
  const [wasHere, setWasHere] = useState(false);
  useEffect(() => {
    if (computer === null || !isAway) return undefined;
    let isOver = false;
    computer.keptLeads().then(
      (kept) => {
        if (!isOver) setWasHere(kept !== null);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [computer, isAway]);
  return wasHere;
}
