import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import {
  EVERYTHING_WAITING,
  type QueueChoice,
  type QueueLook,
  fragmentOfQueue,
} from '#renderer/features/operator/queue/queue-filter.ts';
import {
  type OpenableView,
  addressOfView,
  isChanged,
  isOpenable,
  savedOf,
} from '#renderer/features/operator/queue/views/saved-view.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { type ViewActing, ViewBar } from '#renderer/ui/staff/views/view-bar.tsx';

const MINE: Partial<QueueChoice> = { claimed: 'by-me', order: 'due' };

/** The views of the queue: two that everybody has, and those that were saved. */
export function QueueViews({
  choice,
  look,
  onOpen,
}: {
  readonly choice: QueueChoice;
  readonly look: QueueLook;
  /** Opens a view, or none, and shows something else, or the same. */
  readonly onOpen: (changed: Partial<QueueChoice>, look: QueueLook) => void;
}) {
  const { t } = useTranslation();
  const may = useMay();
  const { data } = useCallQuery('views', {});
  const saved = data?.views ?? [];
  const open = saved.filter(isOpenable).find(({ view }) => view === look.view) ?? null;
  const address = fragmentOfQueue(choice, look);
  const usual = [
    { text: t('queue.views.all'), to: fragmentOfQueue(EVERYTHING_WAITING) },
    { text: t('queue.views.mine'), to: fragmentOfQueue(MINE) },
  ];
  const shown = savedOf(choice, look);
  const keptBy = ({ choice: kept, columns }: OpenableView) =>
    savedOf(kept, { view: null, columns });
  const acting: ViewActing = {
    intro: t('queue.views.intro'),
    letter: LETTERS.queue.save,
    save: (act, { name, isShared }, seen, done) =>
      act(
        'saveView',
        (requestId) => ({
          requestId,
          seen: seen === null ? null : { view: seen.view, version: seen.version },
          name,
          isShared,
          ...shown,
        }),
        done,
      ),
    rename: (act, named, { view, version }) =>
      act('saveView', (requestId) => ({
        requestId,
        seen: { view, version },
        ...named,
        ...(open === null ? shown : keptBy(open)),
      })),
    remove: (act, { view, version }, done) =>
      act('deleteView', (requestId) => ({ requestId, view, version }), done),
    onOpen: (view) => onOpen(choice, { ...look, view }),
    onDiscard: () => {
      if (open !== null) onOpen(open.choice, { view: open.view, columns: open.columns });
    },
  };
  const inBar = (view: (typeof saved)[number]) => ({
    ...view,
    address: isOpenable(view) ? addressOfView(view) : null,
  });
  return (
    <ViewBar
      usual={usual.map((each) => ({ ...each, isCurrent: each.to === address }))}
      saved={saved.map(inBar)}
      open={open === null ? null : inBar(open)}
      isGone={data !== undefined && look.view !== null && open === null}
      isDifferent={open !== null && isChanged(open, choice, look)}
      acting={may('saveView') ? acting : null}
    />
  );
}
