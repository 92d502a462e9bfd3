import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import {
  EVERYTHING_WAITING,
  type QueueChoice,
  type QueueLook,
  fragmentOfQueue,
} from '#renderer/features/operator/queue/queue-filter.ts';
import {
  type OpenableView,
  type SavedView,
  addressOfView,
  isChanged,
  isOpenable,
  savedOf,
} from '#renderer/features/operator/queue/views/saved-view.ts';
import type { ViewDialogProps } from '#renderer/features/operator/queue/views/view-dialog.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space, token } from '#renderer/theme/token.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { useMay } from '#renderer/ui/staff/duties.tsx';
import { AskedPageButton, PageButton } from '#renderer/ui/staff/page-button.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.xs, minWidth: 0 },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.m}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  view: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    borderBottom: '3px solid transparent',
    color: token.colorBrandForegroundLink,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
  current: {
    borderBottomColor: token.colorBrandBackground,
    fontWeight: token.fontWeightSemibold,
  },
  acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  note: { color: token.colorNeutralForeground2 },
});

const loadDialog = async () =>
  (await import('#renderer/features/operator/queue/views/view-dialog.tsx')).ViewDialog;

const MINE: Partial<QueueChoice> = { claimed: 'by-me', order: 'due' };

/** The views of the queue: two that everybody has, and those that were saved. */
export function ViewBar({
  choice,
  look,
  onOpen,
}: {
  readonly choice: QueueChoice;
  readonly look: QueueLook;
  /** Opens a view, or none, and shows something else, or the same. */
  readonly onOpen: (changed: Partial<QueueChoice>, look: QueueLook) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data } = useCallQuery('views', {});
  const saved = data?.views ?? [];
  const open = saved.filter(isOpenable).find(({ view }) => view === look.view) ?? null;
  const address = fragmentOfQueue(choice, look);
  const usual = [
    { text: t('queue.views.all'), to: fragmentOfQueue(EVERYTHING_WAITING) },
    { text: t('queue.views.mine'), to: fragmentOfQueue(MINE) },
  ];
  const isGone = data !== undefined && look.view !== null && open === null;
  return (
    <div className={styles.part}>
      <nav aria-label={t('queue.views.label')}>
        <ul className={styles.list}>
          {usual.map(({ text, to }) => (
            <li key={to}>
              <ViewLink to={to} isCurrent={to === address}>
                {text}
              </ViewLink>
            </li>
          ))}
          {saved.map((view) => (
            <li key={view.view}>
              {isOpenable(view) ? (
                <ViewLink to={addressOfView(view)} isCurrent={view === open}>
                  {nameOf(view)}
                </ViewLink>
              ) : (
                <span className={mergeClasses(styles.view, styles.note)}>
                  {t('queue.views.unreadable', { name: view.name })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {isGone && <p role="status">{t('queue.views.gone')}</p>}
      <ViewActs key={open?.view} open={open} choice={choice} look={look} onOpen={onOpen} />
    </div>
  );

  function nameOf({ name, isShared, isMine, by }: SavedView): string {
    if (!isShared || isMine) return name;
    return by === '' ? t('queue.views.shared', { name }) : t('queue.views.sharedBy', { name, by });
  }
}

function ViewLink({
  to,
  isCurrent,
  children,
}: {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly children: string;
}) {
  const styles = useStyles();
  return (
    <a
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={mergeClasses(styles.view, isCurrent && styles.current)}
    >
      {children}
    </a>
  );
}

/** What can be done to the view that is open, and to what the queue shows. */
function ViewActs({
  open,
  choice,
  look,
  onOpen,
}: {
  readonly open: OpenableView | null;
} & Omit<Parameters<typeof ViewBar>[0], never>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct();
  const [asked, setAsked] = useState<ViewDialogProps['kept'] | null>(null);
  if (!useMay()('saveView')) return null;
  const shown = savedOf(choice, look);
  const isDifferent = open !== null && isChanged(open, choice, look);
  const own = open !== null && open.mayChange ? open : null;
  const seenOf = ({ view, version }: OpenableView) => ({ view, version });
  const isOwnLook = open === null || isDifferent;

  return (
    <>
      <div className={styles.acts}>
        {isDifferent && (
          <span role="status" className={styles.note}>
            {t('queue.views.changed', { name: open.name })}
          </span>
        )}
        {isDifferent && own !== null && (
          <PageButton
            letter={LETTERS.queue.save}
            busy={busy}
            onClick={() =>
              void act(
                'saveView',
                (requestId) => ({
                  requestId,
                  seen: seenOf(own),
                  name: own.name,
                  isShared: own.isShared,
                  ...shown,
                }),
                t('queue.views.saved', { name: own.name }),
              )
            }
          >
            {t('queue.views.save')}
          </PageButton>
        )}
        {isDifferent && (
          <PageButton
            kind="subtle"
            onClick={() => onOpen(open.choice, { view: open.view, columns: open.columns })}
          >
            {t('queue.views.discard')}
          </PageButton>
        )}
        {isOwnLook && (
          <PageButton
            kind="subtle"
            {...(own === null && { letter: LETTERS.queue.save })}
            onClick={() => setAsked({ seen: null, name: '', isShared: false, ...shown })}
          >
            {t('queue.views.saveAs')}
          </PageButton>
        )}
        {own !== null && (
          <>
            <PageButton
              kind="subtle"
              onClick={() =>
                setAsked({
                  seen: seenOf(own),
                  name: own.name,
                  isShared: own.isShared,
                  choice: savedOf(own.choice, own).choice,
                  columns: own.columns,
                })
              }
            >
              {t('queue.views.settings')}
            </PageButton>
            <AskedPageButton
              kind="subtle"
              busy={busy}
              question={{
                title: t('queue.views.deleteTitle', { name: own.name }),
                text: t(own.isShared ? 'queue.views.deleteShared' : 'queue.views.deleteOwn'),
                no: t('work.cancel'),
                yes: t('queue.views.delete'),
              }}
              onYes={() => void remove(own)}
            >
              {t('queue.views.delete')}
            </AskedPageButton>
          </>
        )}
      </div>
      <OutcomeMessage outcome={outcome} />
      {asked !== null && (
        <OpenedPart
          load={loadDialog}
          props={{
            kept: asked,
            onSaved: (view) => {
              if (asked.seen === null) onOpen(choice, { ...look, view });
            },
            onClose: () => setAsked(null),
          }}
        />
      )}
    </>
  );

  async function remove({ name, ...view }: OpenableView): Promise<void> {
    const removed = await act(
      'deleteView',
      (requestId) => ({ requestId, view: view.view, version: view.version }),
      t('queue.views.deleted', { name }),
    );
    if (removed !== null) onOpen(choice, { ...look, view: null });
  }
}
