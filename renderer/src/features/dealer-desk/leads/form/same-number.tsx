import { makeStyles } from '@griffel/react';
import { indianDayOf } from '#domain/days.ts';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { branchInWords, useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { leadsHere } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { useSeenLeads } from '#renderer/features/dealer-desk/shared/use-leads-here.ts';
import { useSettled } from '#renderer/features/dealer-desk/shared/use-settled.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { token } from '#renderer/theme/token.ts';
import { mobileNumber } from '#renderer/ui/form/fields/schemas.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightSemibold,
  },
});

type Found = {
  /** null, as the name is, where it belongs to a branch in which one does not work. */
  readonly lead: string | null;
  readonly name: string | null;
  readonly branch: string | null;
  readonly owner: string | null;
  readonly state: 'OPEN' | 'WON' | 'LOST';
  readonly createdAt: number;
};

/** Says which other leads have a number, as soon as all of its digits are there. */
export function SameNumber({ typed, except }: { readonly typed: string; readonly except: string }) {
  const settled = useSettled(typed);
  const read = mobileNumber.safeParse(settled);
  return (
    <div role="status">
      {read.success && settled === typed && <Others number={read.data} except={except} />}
    </div>
  );
}

function Others({ number, except }: { readonly number: string; readonly except: string }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const branches = useBranches();
  const { data, error } = useCallQuery('sameNumber', { mobileNumbers: [number], except });
  const here = useSeenWithNumber(number, except, error?.failure.kind === 'unreachable');
  const found: readonly Found[] = data?.leads ?? here;
  if (found.length === 0) return null;
  return (
    <>
      {found.map(({ lead, name, owner, branch, state, createdAt }) => {
        const said = {
          owner: owner ?? t('leads.owner.nobody'),
          state: t(`leads.state.${state}`),
          day: dayInWords(indianDayOf(createdAt), language),
        };
        return lead === null || name === null ? (
          <Remark key={`${branch} ${createdAt}`} tone="warning">
            {t('dealerBranches.elsewhere', {
              ...said,
              branch: branchInWords({ t }, branches, branch),
            })}
          </Remark>
        ) : (
          <Remark key={lead} tone="warning">
            {t('leads.sameNumber.text', { ...said, name })}{' '}
            <a href={fragmentOf({ view: 'lead', lead })} className={styles.link}>
              {t('leads.duplicate.open', { name })}
            </a>
          </Remark>
        );
      })}
    </>
  );
}

/** Without a network: among the leads that this computer last read. */
function useSeenWithNumber(number: string, except: string, isAway: boolean): readonly Found[] {
  const kept = useKept();
  const { data } = useSeenLeads(isAway);
  if (kept === null || !isAway) return [];
  return leadsHere(data?.leads ?? [], kept.writes)
    .filter(({ lead, mobileNumber: other }) => lead !== except && other === number)
    .map(({ owner, status, ...lead }) => ({
      ...lead,
      owner: owner?.name ?? null,
      state: status.state,
    }));
}
