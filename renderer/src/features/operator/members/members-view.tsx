import type { MembershipId } from '#domain/ids.ts';
import { makeStyles } from '@griffel/react';
import { useRef, useState } from 'react';
import { MEMBER_ROLES, type MemberRole } from '#contract/applications/memberships.ts';
import { InviteForm } from '#renderer/features/operator/members/invite-form.tsx';
import { MemberTable } from '#renderer/features/operator/members/member-table.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallPages } from '#renderer/platform/queries/use-call-pages.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Tabs } from '#renderer/ui/navigation/tabs.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    alignItems: 'start',
    gap: space.l,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.xxl]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' },
  },
  live: { ':empty': { display: 'none' } },
  list: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: space.m,
    outlineStyle: 'none',
  },
  heading: { fontSize: '1.25rem' },
});

/** Who works for the service, for lenders and for dealers. */
export function MembersView() {
  const styles = useStyles();
  const { t } = useTranslation();
  const [role, setRole] = useState<MemberRole>('operator');
  return (
    <Tabs<MemberRole>
      label={t('operator.titles.members')}
      chosen={role}
      onChoose={setRole}
      tabs={MEMBER_ROLES.map((name) => ({ name, label: t(`memberList.roles.${name}`) }))}
    >
      <div key={role} className={styles.parts}>
        <MemberList role={role} />
        <IfMay call="invite">
          <Panel>
            <Stack gap="m" as="section">
              <h2 className={styles.heading}>{t(`memberList.inviteTitle.${role}`)}</h2>
              <InviteForm role={role} />
            </Stack>
          </Panel>
        </IfMay>
      </div>
    </Tabs>
  );
}

function MemberList({ role }: { readonly role: MemberRole }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { outcome, ...acting } = useAct();
  const list = useRef<HTMLDivElement>(null);
  const query = useCallPages(
    'members',
    (after: MembershipId | null) => ({ role, after }),
    ({ members, isLastPage }) => (isLastPage ? null : (members.at(-1)?.id ?? null)),
  );
  const members = query.data?.pages.flatMap((page) => page.members);
  return (
    <div
      ref={list}
      role="group"
      aria-label={t(`memberList.roles.${role}`)}
      tabIndex={-1}
      className={styles.list}
    >
      <OutcomeMessage outcome={outcome} />
      {query.isError && <Unanswered failure={query.error.failure} onAgain={query.refetch} />}
      <div role="status" className={styles.live}>
        {query.isPending && <p>{t('shell.working')}</p>}
        {members?.length === 0 && <p>{t('memberList.none')}</p>}
      </div>
      {members !== undefined && members.length > 0 && (
        <MemberTable
          role={role}
          members={members}
          acting={acting}
          // The button that was pressed is gone.
          onRevoked={() => list.current?.focus()}
        />
      )}
      {query.hasNextPage && (
        <div>
          <PageButton busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('work.more')}
          </PageButton>
        </div>
      )}
    </div>
  );
}
