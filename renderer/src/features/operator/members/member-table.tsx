import { Badge } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { MemberRole } from '#contract/applications/memberships.ts';
import type { members } from '#contract/operators/memberships.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { DAY_MS, indianDayOf } from '#domain/days.ts';
import { useOrganisations } from '#renderer/features/operator/members/use-organisations.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { token } from '#renderer/theme/token.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import type { Acting } from '#renderer/ui/staff/use-act.ts';
import { RowGrid } from '#renderer/ui/tables/row-grid.tsx';

type Member = ReplyOf<typeof members>['members'][number];

const COLOURS = { INVITED: 'warning', ACTIVE: 'success', REVOKED: 'subtle' } as const;
const ORDER = ['INVITED', 'ACTIVE', 'REVOKED'];

const useStyles = makeStyles({
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

type OnRevocation = { readonly acting: Acting; readonly onRevoked: () => void };

const byState = (one: Member, other: Member) =>
  ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.changedAt - one.changedAt;

/** Who has a role: who is invited first, who has left last. */
export function MemberTable({
  role,
  members: all,
  ...onRevocation
}: OnRevocation & {
  readonly role: MemberRole;
  readonly members: readonly Member[];
}) {
  const { t } = useTranslation();
  return (
    <RowGrid<Member>
      label={t(`memberList.roles.${role}`)}
      rows={all.toSorted(byState)}
      idOf={({ id }) => id}
      hasCards
      columns={[
        { id: 'userId', title: t('memberList.userId'), cell: ({ userId }) => userId },
        {
          id: 'state',
          title: t('memberList.state'),
          cell: ({ state }) => (
            <Badge size="large" appearance="tint" color={COLOURS[state]}>
              {t(`memberList.states.${state}`)}
            </Badge>
          ),
        },
        {
          id: 'since',
          title: t('memberList.since'),
          cell: ({ changedAt }) => <Since at={changedAt} />,
        },
        ...(role === 'operator'
          ? []
          : [
              {
                id: 'organisation',
                title: t(`memberList.organisation.${role}`),
                cell: ({ organisation }: Member) => (
                  <OrganisationName role={role} id={organisation ?? ''} />
                ),
              },
            ]),
        {
          id: 'action',
          title: t('memberList.action'),
          width: 'wide',
          isWhole: true,
          cell: (member) => <Revocation member={member} {...onRevocation} />,
        },
      ]}
    />
  );
}

const daysSince = (at: number) => Math.max(0, Math.floor((Date.now() - at) / DAY_MS));

function Since({ at }: { readonly at: number }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const count = daysSince(at);
  return (
    <>
      {dayInWords(indianDayOf(at), language)}{' '}
      <span className={styles.note}>
        {count === 0 ? t('memberList.today') : t('memberList.days', { count })}
      </span>
    </>
  );
}

/** Its ID until its name is known. */
function OrganisationName({
  role,
  id,
}: {
  readonly role: 'lender' | 'dealer';
  readonly id: string;
}) {
  const { data } = useOrganisations(role);
  return data?.find(({ value }) => value === id)?.label ?? id;
}

/** Ends a membership after confirmation. Operators cannot end their own here. */
function Revocation({
  member: { id, userId, role, state },
  acting: { busy, act },
  onRevoked,
}: OnRevocation & { readonly member: Member }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const session = useSession();
  const isInvited = state === 'INVITED';

  async function revoke(): Promise<void> {
    const revoked = await act(
      'revokeMembership',
      (requestId) => ({ requestId, membership: id }),
      t(isInvited ? 'memberList.withdrawn' : 'memberList.revoked', { person: userId }),
    );
    if (revoked !== null) onRevoked();
  }

  if (state === 'REVOKED') return null;
  if (userId === session.userId && role === 'operator') {
    return <span className={styles.note}>{t('memberList.own')}</span>;
  }
  return (
    <AskedButton
      busy={busy}
      aria-label={t(isInvited ? 'memberList.withdrawOf' : 'memberList.revokeOf', {
        person: userId,
      })}
      question={{
        title: t(isInvited ? 'memberList.askWithdraw' : 'memberList.askTitle', {
          person: userId,
        }),
        text: t(isInvited ? 'memberList.askInvited' : `memberList.ask.${role}`),
        no: t('memberList.keep'),
        yes: t(isInvited ? 'memberList.withdraw' : 'memberList.revoke'),
      }}
      onYes={() => void revoke()}
    >
      {t(isInvited ? 'memberList.withdraw' : 'memberList.revoke')}
    </AskedButton>
  );
}
