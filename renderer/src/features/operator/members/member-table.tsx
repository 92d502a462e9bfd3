import { Badge } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { mayCall } from '#contract/operators/permissions.ts';
import type { MemberRole } from '#contract/applications/memberships.ts';
import { DUTIES } from '#domain/duties.ts';
import { DAY_MS, indianDayOf } from '#domain/days.ts';
import {
  ChangeDuties,
  NewPassword,
  type OnRevocation,
  Revocation,
} from '#renderer/features/operator/members/member-acts.tsx';
import { type Member, personIn } from '#renderer/features/operator/members/member.ts';
import { useOrganisations } from '#renderer/features/operator/members/use-organisations.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { RowGrid } from '#renderer/ui/tables/row-grid.tsx';

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
        ...(role === 'operator'
          ? [{ id: 'duties', title: t('memberList.duties'), cell: Duties }]
          : []),
        ...(role === 'dealer'
          ? [{ id: 'dealerDuty', title: t('memberList.dealerDuty'), cell: DealerDuty }]
          : []),
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
              <IfMay call="changeDuties">
                <ChangeDuties member={member} />
              </IfMay>
              <IfMay call="revokeMembership">
                <Revocation
                  member={member}
                  colleagues={all.filter(
                    ({ id, state, duties }) =>
                      state === 'ACTIVE' && id !== member.id && mayCall(duties, 'claimApplication'),
                  )}
                  {...onRevocation}
                />
              </IfMay>
              <IfMay call="allowNewPassword">
                <NewPassword member={member} acting={onRevocation.acting} />
              </IfMay>
            </span>
          ),
        },
      ]}
    />
  );
}

/** By name and user ID: two people may have one name. The ID alone once the account is erased. */
function Person({ name, userId }: Member) {
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      {name !== '' && <span className={styles.name}>{name}</span>}
      <span>{userId}</span>
    </span>
  );
}

function Duties({ duties }: Member) {
  const { t } = useTranslation();
  if (duties.length === DUTIES.length) return t('memberList.allDuties');
  return duties.map((duty) => t(`memberList.duty.${duty}`)).join(', ');
}

function DealerDuty({ dealerDuty }: Member) {
  const { t } = useTranslation();
  return dealerDuty === undefined ? NOTHING : t(`memberList.dealerDuties.${dealerDuty}`);
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

function InvitedBy({ invitedBy, provider }: Member) {
  const { t } = useTranslation();
  if (provider !== undefined) return t('memberList.byGroups', { provider });
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
