import { makeStyles, mergeClasses } from '@griffel/react';
import { useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { forcedColours } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import type { Letter } from '#renderer/ui/staff/page-actions.tsx';
import { AskedPageButton, PageButton } from '#renderer/ui/staff/page-button.tsx';
import { type Act, useAct } from '#renderer/ui/staff/use-act.ts';
import type { Named, ViewDialogProps } from '#renderer/ui/staff/views/view-dialog.tsx';

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
    [forcedColours]: { borderBottomColor: 'Canvas' },
    color: token.colorBrandForegroundLink,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
  current: {
    borderBottomColor: token.colorBrandBackground,
    [forcedColours]: { borderBottomColor: 'LinkText' },
    fontWeight: token.fontWeightSemibold,
  },
  acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  note: { color: token.colorNeutralForeground2 },
});

const loadDialog = async () =>
  (await import('#renderer/ui/staff/views/view-dialog.tsx')).ViewDialog;

/** A saved view as the bar shows it. */
export type BarView = {
  readonly view: string;
  readonly version: number;
  readonly name: string;
  readonly isShared: boolean;
  readonly isMine: boolean;
  /** Empty once who made it has left. */
  readonly by: string;
  readonly mayChange: boolean;
  /** Where it is opened; null where this release cannot. */
  readonly address: string | null;
};

/** What can be done to views. */
export type ViewActing = {
  /** Saves what is shown now: as a new view, or in the place of one. Null where it was refused. */
  readonly save: (act: Act, named: Named, seen: BarView | null, done?: string) => Reply;
  /** Renames or shares a view; what it keeps stays. */
  readonly rename: (act: Act, named: Named, seen: BarView) => Reply;
  readonly remove: (act: Act, seen: BarView, done: string) => Reply;
  /** Leads to a view, or with null to none, and shows what is shown now. */
  readonly onOpen: (view: string | null) => void;
  /** Shows what the open view keeps. */
  readonly onDiscard: () => void;
  /** What a view keeps. */
  readonly intro: string;
  /** The key that saves. */
  readonly letter?: Letter;
};
type Reply = Promise<{ readonly view: string } | null>;

type Shown = {
  readonly open: BarView | null;
  /** Whether something else is shown than the open view keeps. */
  readonly isDifferent: boolean;
};

/** Views of a list: some that everybody has, and those that were saved. */
export function ViewBar({
  usual,
  saved,
  open,
  isGone,
  isDifferent,
  acting,
}: Shown & {
  readonly usual: readonly {
    readonly text: string;
    readonly to: string;
    readonly isCurrent: boolean;
    /** Done as well when it is chosen: its address may be open already. */
    readonly onChoose?: () => void;
  }[];
  readonly saved: readonly BarView[];
  /** Whether the view that the address names is no longer there. */
  readonly isGone: boolean;
  /** null for those who may not save any. */
  readonly acting: ViewActing | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.part}>
      <nav aria-label={t('views.label')}>
        <ul className={styles.list}>
          {usual.map(({ text, to, isCurrent, onChoose }) => (
            <li key={to}>
              <ViewLink to={to} isCurrent={isCurrent} onChoose={onChoose}>
                {text}
              </ViewLink>
            </li>
          ))}
          {saved.map((view) => (
            <li key={view.view}>
              {view.address === null ? (
                <span className={mergeClasses(styles.view, styles.note)}>
                  {t('views.unreadable', { name: view.name })}
                </span>
              ) : (
                <ViewLink to={view.address} isCurrent={view.view === open?.view}>
                  {nameOf(view)}
                </ViewLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {isGone && <p role="status">{t('views.gone')}</p>}
      {acting !== null && (
        <ViewActs key={open?.view} open={open} isDifferent={isDifferent} acting={acting} />
      )}
    </div>
  );

  function nameOf({ name, isShared, isMine, by }: BarView): string {
    if (!isShared || isMine) return name;
    return by === '' ? t('views.shared', { name }) : t('views.sharedBy', { name, by });
  }
}

function ViewLink({
  to,
  isCurrent,
  onChoose,
  children,
}: {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly onChoose?: (() => void) | undefined;
  readonly children: string;
}) {
  const styles = useStyles();
  return (
    <a
      href={to}
      onClick={onChoose}
      aria-current={isCurrent ? 'page' : undefined}
      className={mergeClasses(styles.view, isCurrent && styles.current)}
    >
      {children}
    </a>
  );
}

/** What can be done to the view that is open, and to what is shown. */
function ViewActs({ open, isDifferent, acting }: Shown & { readonly acting: ViewActing }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct();
  const [asked, setAsked] = useState<Pick<ViewDialogProps, 'named' | 'changed'> | null>(null);
  const own = open !== null && open.mayChange ? open : null;
  const { letter } = acting;

  return (
    <>
      <div className={styles.acts}>
        {isDifferent && open !== null && (
          <span role="status" className={styles.note}>
            {t('views.changed', { name: open.name })}
          </span>
        )}
        {isDifferent && own !== null && (
          <PageButton
            {...(letter !== undefined && { letter })}
            busy={busy}
            onClick={() => void acting.save(act, own, own, t('views.saved', { name: own.name }))}
          >
            {t('views.save')}
          </PageButton>
        )}
        {isDifferent && (
          <PageButton kind="subtle" onClick={acting.onDiscard}>
            {t('views.discard')}
          </PageButton>
        )}
        {(open === null || isDifferent) && (
          <PageButton
            kind="subtle"
            {...(own === null && letter !== undefined && { letter })}
            onClick={() => setAsked({ named: { name: '', isShared: false }, changed: null })}
          >
            {t('views.saveAs')}
          </PageButton>
        )}
        {own !== null && (
          <>
            <PageButton
              kind="subtle"
              onClick={() =>
                setAsked({ named: { name: own.name, isShared: own.isShared }, changed: own.view })
              }
            >
              {t('views.settings')}
            </PageButton>
            <AskedPageButton
              kind="subtle"
              busy={busy}
              question={{
                title: t('views.deleteTitle', { name: own.name }),
                text: t(own.isShared ? 'views.deleteShared' : 'views.deleteOwn'),
                no: t('work.cancel'),
                yes: t('views.delete'),
              }}
              onYes={() => void remove(own)}
            >
              {t('views.delete')}
            </AskedPageButton>
          </>
        )}
      </div>
      <OutcomeMessage outcome={outcome} />
      {asked !== null && (
        <OpenedPart
          load={loadDialog}
          props={{
            ...asked,
            intro: acting.intro,
            save: (inDialog, named) =>
              asked.changed === null || own === null
                ? acting.save(inDialog, named, null)
                : acting.rename(inDialog, named, own),
            onSaved: (view) => {
              if (asked.changed === null) acting.onOpen(view);
            },
            onClose: () => setAsked(null),
          }}
        />
      )}
    </>
  );

  async function remove(view: BarView): Promise<void> {
    const removed = await acting.remove(act, view, t('views.deleted', { name: view.name }));
    if (removed !== null) acting.onOpen(null);
  }
}
