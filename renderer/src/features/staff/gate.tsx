import { use } from 'react';
import { InvitedMember } from '#renderer/features/staff/invited-member.tsx';
import { type SignIn, SignInFirst } from '#renderer/features/staff/sign-in-first.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';
import { NotFoundContext } from '#renderer/ui/navigation/not-found.ts';
import { PlainPage } from '#renderer/ui/staff/plain-page.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

export type GateProps = {
  readonly path: '/operator' | '/lender';
  readonly role: 'operator' | 'lender';
  readonly signIn: SignIn;
  /** What it opens to; a lender's people see their lender's. */
  readonly area: LoadPart<{ readonly organisation: string }>;
  /** The words of it. */
  readonly areas: readonly Area[];
};

/**
 * Lets in whom the gateway knows as an operator, or as a lender's member. To anybody else this address is as unknown as
 * any other, and nothing of the area is fetched.
 */
export function Gate(props: GateProps) {
  const { userId } = useSession();
  return userId === null ? (
    // The page follows the session, wherever it begins.
    <SignInFirst path={props.path} signIn={props.signIn} onSignedIn={() => undefined} />
  ) : (
    <MembersOnly key={userId} {...props} />
  );
}

function MembersOnly({ path, role, signIn, area, areas }: GateProps) {
  const { t } = useTranslation();
  const notFound = use(NotFoundContext);
  const { data, error, refetch } = useCallQuery('myMemberships', {});
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
  const active = own.find(({ state }) => state === 'ACTIVE');
  if (active !== undefined && !data.isSignedInWithBoth) {
    const onSignedIn = () => void refetch();
    return <SignInFirst path={path} signIn={signIn} hasOne onSignedIn={onSignedIn} />;
  }
  if (active !== undefined) {
    return (
      <LazyPart load={area} areas={areas} props={{ organisation: active.organisation ?? '' }} />
    );
  }
  const invited = own.find(({ state }) => state === 'INVITED');
  return invited === undefined ? (
    notFound
  ) : (
    <InvitedMember path={path} role={role} membership={invited.id} />
  );
}
