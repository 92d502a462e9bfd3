import { useNavigate } from 'react-router-dom';
import type { ReplyOf } from '#contract/gateway.ts';
import type { caseViews } from '#contract/lenders/case-views.ts';
import {
  ALL_CASES,
  type CaseFilter,
  choiceOf,
  filterOf,
  isSame,
} from '#renderer/features/lender/inbox/case-filter.ts';
import { fragmentOf } from '#renderer/features/lender/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type ViewActing, ViewBar } from '#renderer/ui/staff/views/view-bar.tsx';

type SavedView = ReplyOf<typeof caseViews>['views'][number];

/** The views of the inbox that the lender's people have saved. */
export function CaseViews({
  views,
  saved,
  filter,
  onDiscard,
}: {
  readonly views: readonly SavedView[];
  /** The one that is open; null for none. */
  readonly saved: string | null;
  /** What is shown now. */
  readonly filter: CaseFilter;
  readonly onDiscard: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const inBar = (view: SavedView) => ({
    ...view,
    address: view.choice === null ? null : fragmentOf({ view: 'inbox', saved: view.view }),
  });
  const found = views.find(({ view }) => view === saved) ?? null;
  const kept = found?.choice ?? null;
  const open = found === null || kept === null ? null : inBar(found);
  const acting: ViewActing = {
    intro: t('lenderViews.intro'),
    save: (act, { name, isShared }, seen, done) =>
      act(
        'saveCaseView',
        (requestId) => ({
          requestId,
          seen: seen === null ? null : { view: seen.view, version: seen.version },
          name,
          isShared,
          choice: choiceOf(filter),
        }),
        done,
      ),
    rename: (act, named, { view, version }) =>
      act('saveCaseView', (requestId) => ({
        requestId,
        seen: { view, version },
        ...named,
        choice: kept ?? choiceOf(filter),
      })),
    remove: (act, { view, version }, done) =>
      act('deleteCaseView', (requestId) => ({ requestId, view, version }), done),
    onOpen: (view) => void navigate({ hash: fragmentOf({ view: 'inbox', saved: view }) }),
    onDiscard,
  };
  const all = { text: t('lenderViews.all'), to: fragmentOf({ view: 'inbox' }) };
  const isAll = saved === null && isSame(filter, ALL_CASES);
  return (
    <ViewBar
      usual={views.length === 0 ? [] : [{ ...all, isCurrent: isAll, onChoose: onDiscard }]}
      saved={views.map(inBar)}
      open={open}
      isGone={saved !== null && open === null}
      isDifferent={kept !== null && !isSame(filter, filterOf(kept))}
      acting={acting}
    />
  );
}
