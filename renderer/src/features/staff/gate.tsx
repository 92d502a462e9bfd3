import type { Duty } from '#domain/duties.ts';
import type { MemberRole } from '#contract/applications/memberships.ts';
import { use, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { InvitedMember } from '#renderer/features/staff/invited-member.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import { NotFoundContext } from '#renderer/ui/navigation/not-found.ts';
import { PlainPage } from '#renderer/ui/staff/plain-page.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';

/** As whom somebody is let in. */
type Opened = {
  /** The lender or dealer; empty for operators, and for a desk that opens without a network, before that is known. */
  readonly organisation: string;
  /** An operator's. */
  readonly duties: readonly Duty[];
};

export type GateProps = {
  readonly path: '/operator' | '/lender' | '/dealer-desk';
  readonly role: MemberRole;
  readonly signIn: SignIn;
  /** Links to identity providers, in a browser. */
  readonly providers?: Providers;
  /** What it opens to. */
  readonly area: LoadPart<Opened>;
  /** The words of it. */
  readonly areas: readonly Area[];
};

/**
 * Lets in whom the gateway knows as an operator, or as a member of a lender or dealer. To anybody else this address is as
 * unknown as any other, and nothing of the area is fetched.
 */
export function Gate(props: GateProps) {
  const { userId } = useSession();
  return userId === null ? (
    // The page follows the session, wherever it begins.
    <SignInFirst {...props} onSignedIn={() => undefined} />
  ) : (
    <MembersOnly key={userId} {...props} />
  );
}

function MembersOnly(props: GateProps) {
  const { path, role, area, areas } = props;
  const { t } = useTranslation();
  const notFound = use(NotFoundContext);
  const { host } = usePlatform();
  const { data, error, refetch } = useCallQuery('myMemberships', {});
  const wasHere = useWasHere(role === 'dealer' && error?.failure.kind === 'unreachable');
  if (data === undefined && wasHere) {
    return <LazyPart load={area} areas={areas} props={{ organisation: '', duties: [] }} />;
  }
  if (data === undefined) {
    return (
      <PlainPage path={path}>
        {error === null ? (
          <p role="status">{t('shell.working')}</p>
        ) : (
          <>
            <h1 tabIndex={-1}>{t('work.notOpened')}</h1>
            <Unanswered failure={error.failure} onAgain={refetch} />
          </>
        )}
      </PlainPage>
    );
  }
  const own = data.memberships.filter((membership) => membership.role === role);
  const isElsewhere = ({ id }: { readonly id: string }) =>
    data.elsewhere?.some((each) => each === id) === true;
  const working = own.filter(({ state }) => state === 'ACTIVE');
  const active = working.find((each) => !isElsewhere(each));
  if (active === undefined && working.length > 0) {
    return <SignInFirst {...props} why="elsewhere" onSignedIn={() => void refetch()} />;
  }
  // A dealer's staff sign in as borrowers do.
  if (active !== undefined && role !== 'dealer' && !data.isSignedInWithBoth) {
    return <SignInFirst {...props} why="both" onSignedIn={() => void refetch()} />;
  }
  if (active !== undefined) {
    return (
      <LazyPart
        load={area}
        areas={areas}
        props={{ organisation: active.organisation ?? '', duties: active.duties }}
      />
    );
  }
  const invited = own.find(({ state }) => state === 'INVITED');
  if (invited !== undefined) {
    return <InvitedMember path={path} role={role} membership={invited.id} />;
  }
  // A showroom's program starts here, whoever uses it.
  return host === null ? notFound : <Navigate to="/consumer-profile" replace />;
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

type Providers = LoadPart<{ readonly role: MemberRole; readonly path: string }>;
type SignIn = LoadPart<{ readonly onSignedIn?: () => void }>;

/** Signing in where one is, so that the place stays. Reveals nothing about this area to people who are signed out. */
function SignInFirst({
  path,
  role,
  signIn,
  providers,
  why,
  onSignedIn,
}: Pick<GateProps, 'path' | 'role' | 'signIn' | 'providers'> & {
  /** Where the person is signed in: with password or phone code only, or in a way that does not open this area. */
  readonly why?: 'both' | 'elsewhere';
  readonly onSignedIn: () => void;
}) {
  const { t } = useTranslation();
  const { host } = usePlatform();
  return (
    <PlainPage path={path}>
      <h1>{t(why === 'both' ? 'work.signInWithBoth' : 'work.signIn')}</h1>
      {why !== undefined && <p>{t(why === 'both' ? 'work.whyBoth' : 'work.provider.elsewhere')}</p>}
      <Panel>
        {providers !== undefined && host === null && (
          <LazyPart load={providers} props={{ role, path }} quiet />
        )}
        <LazyPart load={signIn} props={{ onSignedIn }} />
      </Panel>
    </PlainPage>
  );
}
