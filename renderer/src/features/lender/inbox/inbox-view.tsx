import { useState } from 'react';
import {
  ALL_CASES,
  type CaseFilter,
  askedFor,
  filterOf,
  isNarrowed,
} from '#renderer/features/lender/inbox/case-filter.ts';
import { CaseViews } from '#renderer/features/lender/inbox/case-views.tsx';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { CaseFilters } from '#renderer/features/lender/inbox/case-filters.tsx';
import { CaseMarks, caseColumns } from '#renderer/features/lender/inbox/case-columns.tsx';
import { fragmentOf } from '#renderer/features/lender/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { PagedList } from '#renderer/ui/staff/paged-list.tsx';
import { useList } from '#renderer/platform/queries/use-list.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { nameIn } from '#domain/languages.ts';

/** Milliseconds after which a shown list is fetched again. */
const LOOK_AGAIN_MS = 60_000;

/** The cases of the lender whose people work in the browser: what is new, and what waits for them. */
export function InboxView({
  saved,
}: {
  /** The saved view that is open; null for none. */
  readonly saved: string | null;
}) {
  const { t } = useTranslation();
  const views = useCallQuery('caseViews', {});
  const [chosen, setChosen] = useState<CaseFilter | null>(null);
  const open = views.data?.views.find(({ view }) => view === saved) ?? null;
  const kept = open?.choice == null ? null : filterOf(open.choice);
  const filter = chosen ?? kept ?? ALL_CASES;
  // What is shown is not known before.
  const isAwaited = saved !== null && views.data === undefined && views.error === null;
  if (isAwaited) return <p role="status">{t('lenderInbox.loading')}</p>;
  return (
    <Stack gap="l">
      {views.error !== null && <Unanswered failure={views.error.failure} onAgain={views.refetch} />}
      {views.data !== undefined && (
        <CaseViews
          views={views.data.views}
          saved={saved}
          filter={filter}
          onDiscard={() => setChosen(null)}
        />
      )}
      <CaseFilters filter={filter} onFilter={setChosen} />
      <Cases key={JSON.stringify(filter)} filter={filter} />
    </Stack>
  );
}

function Cases({ filter }: { readonly filter: CaseFilter }) {
  const words = useTranslation();
  const { t, language } = words;
  const list = useList('lenderCases', (after) => ({ ...askedFor(filter), after }), {
    refetchInterval: LOOK_AGAIN_MS,
  });
  const { data } = list.query;
  const isAll = !isNarrowed(filter) && list.pages.page === 1;
  return (
    <>
      {data?.lender.hasSystem === true && (
        <Remark>
          {t('lenderInbox.hasSystem', { lender: nameIn(data.lender.names, language) })}
        </Remark>
      )}
      <PagedList
        label={t('lenderInbox.caption')}
        list={list}
        rowsOf={({ cases }) => cases}
        idOf={({ number }) => number}
        columns={caseColumns(words, data?.at ?? 0)}
        addressOf={({ number }) => fragmentOf({ view: 'case', number })}
        markOf={(one) => <CaseMarks one={one} />}
        loading={t('lenderInbox.loading')}
        empty={
          isAll ? [t('lenderInbox.none'), t('lenderInbox.noneHow')] : t('lenderInbox.noneFound')
        }
        as="grid"
      />
    </>
  );
}
