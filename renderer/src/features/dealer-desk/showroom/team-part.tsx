import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { MembershipId } from '#domain/ids.ts';
import type { DealerDuty } from '#domain/dealer-duties.ts';
import { useBranchesInWords } from '#renderer/features/dealer-desk/branches/branches-in-words.ts';
import { openBranches, useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import type { Colleague } from '#renderer/features/dealer-desk/branches/branches-of-colleague.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

const loadBranches = async () =>
  (await import('#renderer/features/dealer-desk/branches/branches-of-colleague.tsx'))
    .BranchesOfColleague;

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.s, [onPaper]: { display: 'none' } },
  acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  title: { fontSize: token.fontSizeBase500 },
  text: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
});

/** Who works for the dealer, and who of them is a manager. Nobody changes their own duty. */
export function TeamPart() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('team', {});
  const me = useDesk().data?.member.membership;
  const { busy, outcome, act } = useAct();
  const hasBranches = openBranches(useBranches()).length > 1;
  const inWords = useBranchesInWords();
  const [asked, setAsked] = useState<Colleague | null>(null);

  const change = (membership: MembershipId, duty: DealerDuty, name: string) =>
    act(
      'changeDealerDuty',
      (requestId) => ({ requestId, membership, duty }),
      t('showroom.team.done', { name, duty: t(`showroom.duty.${duty}`) }),
    );

  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('showroom.team.title')}</h2>
      <p className={styles.text}>{t('showroom.team.text')}</p>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      <OutcomeMessage outcome={outcome} />
      {data !== undefined && (
        <DataTable
          caption={t('showroom.team.title')}
          columns={[
            t('leads.column.name'),
            t('showroom.team.duty'),
            ...(hasBranches ? [t('dealerBranches.title')] : []),
            t('showroom.team.change'),
          ]}
          rows={data.members.map((member) => {
            const { membership, name, duty, branches } = member;
            const other = duty === 'manager' ? 'salesperson' : 'manager';
            return {
              id: membership,
              cells: [
                name,
                t(`showroom.duty.${duty}`),
                ...(hasBranches
                  ? [
                      <div key="branches" className={styles.acts}>
                        {inWords(branches)}
                        <Button
                          aria-label={t('dealerBranches.people.beginOf', { name })}
                          onClick={() => setAsked(member)}
                        >
                          {t('dealerBranches.people.begin')}
                        </Button>
                      </div>,
                    ]
                  : []),
                membership === me ? (
                  t('showroom.team.you')
                ) : (
                  <Button
                    key="change"
                    busy={busy}
                    onClick={() => void change(membership, other, name)}
                  >
                    {t(`showroom.team.make.${other}`)}
                  </Button>
                ),
              ],
            };
          })}
        />
      )}
      {asked !== null && (
        <OpenedPart
          load={loadBranches}
          props={{ colleague: asked, onClose: () => setAsked(null) }}
        />
      )}
    </section>
  );
}
