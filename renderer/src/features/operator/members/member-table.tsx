import { Badge } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { MemberRole } from '#contract/applications/memberships.ts';
import type { members } from '#contract/operators/memberships.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { DAY_MS, indianDayOf } from '#domain/days.ts';
import { useOrganisations } from '#renderer/features/operator/members/use-organisations.ts';
import { dayInWords, momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { space, token } from '#renderer/theme/token.ts';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import type { Acting } from '#renderer/ui/staff/use-act.ts';
import { RowGrid } from '#renderer/ui/tables/row-grid.tsx';

type Member = ReplyOf<typeof members>['members'][number];

const COLOURS = { INVITED: 'warning', ACTIVE: 'success', REVOKED: 'subtle' } as const;
/** In a cell that says nothing of this member. */
const NOTHING = '–';
const ORDER = ['INVITED', 'ACTIVE', 'REVOKED'];

const useStyles = makeStyles({
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  lines: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  name: { fontWeight: token.fontWeightSemibold },
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
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <RowGrid<Member>
      label={t(`memberList.roles.${role}`)}
      rows={all.toSorted(byState)}
      idOf={({ id }) => id}
      hasCards
      columns={[
        { id: 'person', title: t('memberList.person'), width: 'wide', cell: Person },
        { id: 'state', title: t('memberList.state'), cell: State },
        { id: 'signedIn', title: t('memberList.signedIn'), cell: SignedIn },
        { id: 'invitedBy', title: t('memberList.invitedBy'), cell: InvitedBy },
        ...(role === 'operator'
          ? [
              {
                id: 'claims',
                title: t('memberList.claims'),
                cell: ({ state, claims }: Member) => (state === 'ACTIVE' ? claims : NOTHING),
              },
            ]
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
          cell: (member) => (
            <span className={styles.acts}>
              <Revocation
                member={member}
                colleagues={all.filter(({ id, state }) => state === 'ACTIVE' && id !== member.id)}
                {...onRevocation}
              />
              <NewPassword member={member} acting={onRevocation.acting} />
            </span>
          ),
        },
      ]}
    />
  );
}

/** By name and user ID: two people may have one name. The ID alone once the account is erased. */
const personIn = ({ name, userId }: Pick<Member, 'name' | 'userId'>) =>
  name === '' ? userId : `${name} (${userId})`;

function Person({ name, userId }: Member) {
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      {name !== '' && <span className={styles.name}>{name}</span>}
      <span>{userId}</span>
    </span>
  );
}

function State({ state, changedAt }: Member) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <span className={styles.lines}>
      <Badge size="large" appearance="tint" color={COLOURS[state]}>
        {t(`memberList.states.${state}`)}
      </Badge>
      <span>
        <Since at={changedAt} />
      </span>
    </span>
  );
}

function SignedIn({ signedInAt, state }: Member) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (signedInAt !== null) return <Since at={signedInAt} />;
  if (state !== 'ACTIVE') return NOTHING;
  return <span className={styles.note}>{t('memberList.notSignedIn')}</span>;
}

function InvitedBy({ invitedBy }: Member) {
  const { t } = useTranslation();
  return invitedBy === null ? t('memberList.byCommand') : personIn(invitedBy);
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

/** A forgotten password: one operator allows a new one, another confirms it. Nobody does either for themselves. */
function NewPassword({
  member,
  acting: { busy, act },
}: Pick<OnRevocation, 'acting'> & { readonly member: Member }) {
  const { id, userId, role, state, newPassword } = member;
  const styles = useStyles();
  const { t, language } = useTranslation();
  const session = useSession();
  const person = personIn(member);
  if (state !== 'ACTIVE' || role === 'dealer' || userId === session.userId) return null;
  if (newPassword?.isAllowed === true) {
    const time = momentInWords(new Date(newPassword.until), language);
    return <span className={styles.note}>{t('memberList.newPassword.allowed', { time })}</span>;
  }
  if (newPassword?.askedBy.userId === session.userId) {
    return <span className={styles.note}>{t('memberList.newPassword.waits')}</span>;
  }

  const allow = () =>
    act(
      'allowNewPassword',
      (requestId) => ({ requestId, membership: id }),
      ({ isAllowed }) =>
        isAllowed
          ? t('memberList.newPassword.confirmed', { person, address: '/recover' })
          : t('memberList.newPassword.asked', { person }),
    );
  const question =
    newPassword === null
      ? {
          title: t('memberList.newPassword.askTitle', { person }),
          text: t('memberList.newPassword.ask'),
          no: t('memberList.newPassword.no'),
          yes: t('memberList.newPassword.yes'),
        }
      : {
          title: t('memberList.newPassword.confirmTitle', { person }),
          text: t('memberList.newPassword.confirmAsked', { asker: personIn(newPassword.askedBy) }),
          no: t('memberList.newPassword.no'),
          yes: t('memberList.newPassword.confirm'),
        };
  return (
    <AskedButton
      kind="subtle"
      busy={busy}
      aria-label={t(
        newPassword === null
          ? 'memberList.newPassword.allowOf'
          : 'memberList.newPassword.confirmOf',
        { person },
      )}
      question={question}
      onYes={() => void allow()}
    >
      {t(newPassword === null ? 'memberList.newPassword.allow' : 'memberList.newPassword.confirm')}
    </AskedButton>
  );
}

/** Ends a membership after confirmation, and passes on what an operator has in hand. Operators cannot end their own here. */
function Revocation({
  member,
  colleagues,
  acting: { busy, act },
  onRevoked,
}: OnRevocation & {
  readonly member: Member;
  /** Who could take over. */
  readonly colleagues: readonly Member[];
}) {
  const { id, userId, role, state, claims } = member;
  const styles = useStyles();
  const { t } = useTranslation();
  const session = useSession();
  const [passTo, setPassTo] = useState('');
  const isInvited = state === 'INVITED';
  const person = personIn(member);
  const holdsSome = role === 'operator' && claims > 0;

  async function revoke(): Promise<void> {
    const colleague = colleagues.find((each) => each.id === passTo);
    const revoked = await act(
      'revokeMembership',
      (requestId) => ({
        requestId,
        membership: id,
        ...(colleague !== undefined && { passTo: colleague.id }),
      }),
      ({ passedOn }) =>
        colleague === undefined
          ? t(isInvited ? 'memberList.withdrawn' : 'memberList.revoked', { person })
          : t('memberList.passedOn', {
              count: passedOn,
              person,
              colleague: personIn(colleague),
            }),
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
      aria-label={t(isInvited ? 'memberList.withdrawOf' : 'memberList.revokeOf', { person })}
      question={{
        title: t(isInvited ? 'memberList.askWithdraw' : 'memberList.askTitle', { person }),
        text: t(isInvited ? 'memberList.askInvited' : `memberList.ask.${role}`),
        no: t('memberList.keep'),
        yes: t(isInvited ? 'memberList.withdraw' : 'memberList.revoke'),
        children: holdsSome && (
          <>
            <p>{t('memberList.holds', { count: claims })}</p>
            <ChoiceField
              label={t('memberList.passTo')}
              value={passTo}
              onChange={setPassTo}
              options={[
                { value: '', label: t('memberList.toQueue') },
                ...colleagues.map((each) => ({ value: each.id, label: personIn(each) })),
              ]}
            />
          </>
        ),
      }}
      onYes={() => void revoke()}
    >
      {t(isInvited ? 'memberList.withdraw' : 'memberList.revoke')}
    </AskedButton>
  );
}
