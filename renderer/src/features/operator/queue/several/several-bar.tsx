import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { MAX_AT_ONCE } from '#contract/operators/review.ts';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { SeveralReport } from '#renderer/features/operator/queue/several/report.tsx';
import type { Selection } from '#renderer/features/operator/queue/several/use-selection.ts';
import { useSeveral } from '#renderer/features/operator/queue/several/use-several.ts';
import type { Row } from '#renderer/features/operator/queue/steady-rows.ts';
import { type Claims, claimActOf } from '#renderer/features/operator/queue/use-claims.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.m}`,
    minWidth: 0,
  },
  count: { fontWeight: token.fontWeightSemibold },
});

const loadGive = async () =>
  (await import('#renderer/features/operator/queue/several/give-several-dialog.tsx'))
    .GiveSeveralDialog;
const AREAS: readonly Area[] = ['operator-application'];

/** What can be done to the applications that are ticked, and what was done to others, although they may all be gone. */
export function SeveralBar({
  rows,
  selection,
  claims,
  onExport,
}: {
  /** All that are shown. */
  readonly rows: readonly Row[];
  readonly selection: Selection;
  readonly claims: Claims;
  readonly onExport: (numbers: readonly string[]) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const may = useMay();
  const several = useSeveral(claims);
  const [isGiving, setGiving] = useState(false);
  const { numbers } = selection;
  const chosen = rows.filter(({ number }) => selection.has(number));
  const to = (act: 'claim' | 'release') =>
    may('changeClaims') ? chosen.filter((row) => claimActOf(row) === act) : [];
  const [free, mine] = [to('claim'), to('release')];
  const givable = may('changeClaims')
    ? chosen.filter((row) => claimActOf(row) === 'claim' || row.claim?.isMine === true)
    : [];
  async function change(act: 'claim' | 'release', ofThem: readonly Row[]): Promise<void> {
    if (await several.act(act, ofThem)) selection.clear();
  }
  const isAll = numbers.length === Math.min(rows.length, MAX_AT_ONCE);

  return (
    <>
      {rows.length > 0 && (
        <div role="group" aria-label={t('queue.several.label')} className={styles.bar}>
          <TickBox
            label={t('queue.several.all')}
            ticked={isAll}
            onChange={isAll ? selection.clear : selection.all}
          />
          <span role="status" className={styles.count}>
            {numbers.length > 0 && t('queue.several.count', { count: numbers.length })}{' '}
            {selection.isFull && t('queue.several.full', { count: MAX_AT_ONCE })}
          </span>
          {free.length > 0 && (
            <PageButton
              letter={LETTERS.queue.claim}
              busy={several.busy}
              onClick={() => void change('claim', free)}
            >
              {t('queue.several.claim', { count: free.length })}
            </PageButton>
          )}
          {mine.length > 0 && (
            <PageButton
              letter={LETTERS.queue.release}
              busy={several.busy}
              onClick={() => void change('release', mine)}
            >
              {t('queue.several.release', { count: mine.length })}
            </PageButton>
          )}
          {givable.length > 0 && (
            <PageButton
              letter={LETTERS.queue.assign}
              busy={several.busy}
              onClick={() => setGiving(true)}
            >
              {t('queue.several.give', { count: givable.length })}
            </PageButton>
          )}
          {numbers.length > 0 && may('exportApplications') && (
            <PageButton onClick={() => onExport(numbers)}>
              {t('queue.several.export', { count: numbers.length })}
            </PageButton>
          )}
        </div>
      )}
      <OutcomeMessage outcome={several.outcome} />
      {several.report !== null && (
        <SeveralReport
          key={JSON.stringify(several.report)}
          report={several.report}
          onClose={several.close}
        />
      )}
      {isGiving && (
        <OpenedPart
          load={loadGive}
          areas={AREAS}
          props={{
            rows: givable,
            onGiven: (reply, colleague) => {
              several.take('assign', reply, colleague);
              selection.clear();
            },
            onClose: () => setGiving(false),
          }}
        />
      )}
    </>
  );
}
