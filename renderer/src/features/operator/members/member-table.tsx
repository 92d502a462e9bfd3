import { Badge } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { MemberRole } from '#contract/applications/memberships.ts';
import type { members } from '#contract/operators/memberships.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { DAY_MS, indianDayOf } from '#domain/days.ts';
import { useOrganisations } from '#renderer/features/operator/members/use-organisations.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Question } from '#renderer/ui/dialogs/question.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { RowGrid } from '#renderer/ui/tables/row-grid.tsx';

type Member = ReplyOf<typeof members>['members'][number];

const COLOURS = { INVITED: 'warning', ACTIVE: 'success', REVOKED: 'subtle' } as const;
const ORDER = ['INVITED', 'ACTIVE', 'REVOKED'];

const useStyles = makeStyles({
  note: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  lines: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  name: { fontWeight: token.fontWeightSemibold },
});

type OnRevocation = {
  readonly onOutcome: (outcome: Outcome | null) => void;
  readonly onRevoked: () => void;
};

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
        { id: 'person', title: t('memberList.person'), width: 'wide', cell: Person },
        { id: 'state', title: t('memberList.state'), cell: State },
        { id: 'signedIn', title: t('memberList.signedIn'), cell: SignedIn },
        { id: 'invitedBy', title: t('memberList.invitedBy'), cell: InvitedBy },
        ...(role === 'operator'
          ? [
              {
                id: 'claims',
                title: t('memberList.claims'),
                cell: ({ state, claims }: Member) => (state === 'ACTIVE' ? claims : ''),
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
            <Revocation
              member={member}
              colleagues={all.filter(({ id, state }) => state === 'ACTIVE' && id !== member.id)}
              {...onRevocation}
            />
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
  return state === 'ACTIVE' && <span className={styles.note}>{t('memberList.notSignedIn')}</span>;
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

/** Ends a membership after confirmation, and passes on what an operator has in hand. Operators cannot end their own here. */
function Revocation({
  member,
  colleagues,
  onOutcome,
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
  const showToast = useToasts();
  const { busy, change } = useChange();
  const [isAsking, setAsking] = useState(false);
  const [passTo, setPassTo] = useState('');
  const isInvited = state === 'INVITED';
  const person = personIn(member);
  const holdsSome = role === 'operator' && claims > 0;

  async function revoke(): Promise<void> {
    onOutcome(null);
    const colleague = colleagues.find((each) => each.id === passTo);
    const answer = await change('revokeMembership', (requestId) => ({
      requestId,
      membership: id,
      ...(colleague !== undefined && { passTo: colleague.id }),
    }));
    if (!answer.ok) return onOutcome(failureOutcome(t, answer.failure));
    onRevoked();
    if (colleague === undefined) {
      showToast({ text: t(isInvited ? 'memberList.withdrawn' : 'memberList.revoked', { person }) });
    } else {
      const count = answer.value.passedOn;
      const words = { count, person, colleague: personIn(colleague) };
      showToast({ text: t('memberList.passedOn', words) });
    }
  }

  if (state === 'REVOKED') return null;
  if (userId === session.userId && role === 'operator') {
    return <span className={styles.note}>{t('memberList.own')}</span>;
  }
  return (
    <>
      <Button
        busy={busy}
        aria-label={t(isInvited ? 'memberList.withdrawOf' : 'memberList.revokeOf', { person })}
        onClick={() => setAsking(true)}
      >
        {t(isInvited ? 'memberList.withdraw' : 'memberList.revoke')}
      </Button>
      {isAsking && (
        <Question
          title={t(isInvited ? 'memberList.askWithdraw' : 'memberList.askTitle', { person })}
          text={t(isInvited ? 'memberList.askInvited' : `memberList.ask.${role}`)}
          no={t('memberList.keep')}
          yes={t(isInvited ? 'memberList.withdraw' : 'memberList.revoke')}
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) void revoke();
          }}
        >
          {holdsSome && (
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
          )}
        </Question>
      )}
    </>
  );
}
