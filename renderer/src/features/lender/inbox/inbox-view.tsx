import { makeStyles } from '@griffel/react';
import { useRef, useState } from 'react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { lenderCases } from '#contract/lenders/case-calls.ts';
import {
  ALL_CASES,
  type CaseFilter,
  askedFor,
  isNarrowed,
} from '#renderer/features/lender/inbox/case-filter.ts';
import { CaseFilters } from '#renderer/features/lender/inbox/case-filters.tsx';
import { CaseTable } from '#renderer/features/lender/inbox/case-table.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  inbox: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    minWidth: 0,
    outlineStyle: 'none',
  },
  status: { ':empty': { display: 'none' } },
});

/** Milliseconds after which a shown list is fetched again. */
const LOOK_AGAIN_MS = 60_000;

/** The cases of the lender whose people work in the browser: what is new, and what waits for them. */
export function InboxView() {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const [filter, setFilter] = useState(ALL_CASES);
  const list = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useCallQuery('lenderCases', askedFor(filter), {
    refetchInterval: LOOK_AGAIN_MS,
  });

  function turnTo(pages: CaseFilter['pages']): void {
    setFilter({ ...filter, pages });
    list.current?.focus();
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.inbox}>
      <CaseFilters filter={filter} onFilter={setFilter} />
      {data?.lender.hasSystem === true && (
        <Remark>{t('lenderInbox.hasSystem', { lender: data.lender.names[language] })}</Remark>
      )}
      <div role="status" className={styles.status}>
        {data === undefined && error === null && <p>{t('lenderInbox.loading')}</p>}
        {data?.cases.length === 0 && <Nothing filter={filter} />}
      </div>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data !== undefined && data.cases.length > 0 && (
        <CaseTable cases={data.cases} now={data.at} />
      )}
      <Pages next={data?.next ?? null} pages={filter.pages} onTurn={turnTo} />
    </div>
  );
}

function Nothing({ filter }: { readonly filter: CaseFilter }) {
  const { t } = useTranslation();
  if (isNarrowed(filter) || filter.pages.length > 0) return <p>{t('lenderInbox.noneFound')}</p>;
  return (
    <>
      <p>{t('lenderInbox.none')}</p>
      <p>{t('lenderInbox.noneHow')}</p>
    </>
  );
}

function Pages({
  next,
  pages,
  onTurn,
}: {
  readonly next: ReplyOf<typeof lenderCases>['next'];
  readonly pages: CaseFilter['pages'];
  readonly onTurn: (pages: CaseFilter['pages']) => void;
}) {
  const { t } = useTranslation();
  if (next === null && pages.length === 0) return null;
  return (
    <FormActions>
      {pages.length > 0 && (
        <Button onClick={() => onTurn(pages.slice(0, -1))}>{t('lenderInbox.before')}</Button>
      )}
      {next !== null && (
        <Button onClick={() => onTurn([...pages, next])}>{t('lenderInbox.more')}</Button>
      )}
    </FormActions>
  );
}
