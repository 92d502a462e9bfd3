import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { below, from, onPaper } from '#renderer/theme/breakpoints.ts';
import { endEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Toasts } from '#renderer/ui/feedback/toasts.tsx';
import { StaffBar } from '#renderer/ui/staff/staff-bar.tsx';
import { useBarLink } from '#renderer/ui/navigation/brand-bar.tsx';
import { type WayGroup, Ways } from '#renderer/ui/staff/ways.tsx';
import { useFocusedHeading } from '#renderer/ui/staff/use-focused-heading.ts';

const useStyles = makeStyles({
  skip: {
    position: 'absolute',
    insetInlineEnd: '100%',
    padding: `${space.s} ${space.m}`,
    border: 'none',
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorBrandForegroundLink,
    font: 'inherit',
    zIndex: 10,
    ':focus': { insetInlineEnd: 'auto', insetInlineStart: space.xs, top: space.xs },
  },
  who: { fontSize: token.fontSizeBase300 },
  body: {
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      // The height of the window below the bar: a short page does not scroll.
      minHeight: 'calc(100vh - 56px)',
    },
    [onPaper]: { display: 'block' },
  },
  side: {
    padding: `${space.xs} ${space.gutter}`,
    backgroundColor: token.colorNeutralBackground2,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    [from.lg]: {
      padding: 0,
      borderBottom: 'none',
      ...endEdge('1px', token.colorNeutralStroke2),
    },
    [onPaper]: { display: 'none' },
  },
  // The button's text is below the brand.
  menu: { marginInlineStart: `calc(-1 * ${space.l})`, [from.lg]: { display: 'none' } },
  ways: {
    [from.lg]: {
      position: 'sticky',
      top: 0,
      maxHeight: '100vh',
      padding: `${space.m} ${space.xs} ${space.l}`,
      overflowY: 'auto',
    },
  },
  closed: { [below.lg]: { display: 'none' } },
  main: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    minWidth: 0,
    padding: `${space.l} ${space.gutter} 6rem`,
    [onPaper]: { padding: 0 },
  },
  title: {
    minWidth: 0,
    fontSize: 'clamp(1.5rem, 3vw, 2rem)',
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
  },
});

/** A page for staff: a bar, links to its places, and the open place below its heading. */
export function StaffFrame({
  path,
  who,
  label,
  groups,
  place,
  title,
  tools,
  children,
}: {
  readonly path: string;
  /** Who is signed in; null while that is not known. */
  readonly who: string | null;
  /** Names the links. */
  readonly label: string;
  readonly groups: readonly WayGroup[];
  /** Changes when another place is opened. */
  readonly place: string;
  readonly title: string;
  /** In the bar, before who is signed in. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const link = useBarLink();
  const { t } = useTranslation();
  const platform = usePlatform();
  const heading = useFocusedHeading(place);
  const [open, setOpen] = useState<string | null>(null);
  const isOpen = open === place;
  const list = useId();
  return (
    <Toasts closeLabel={t('work.closeMessage')}>
      <StaffBar
        path={path}
        skip={
          // No link: fragments are places here.
          <button type="button" className={styles.skip} onClick={() => heading.current?.focus()}>
            {t('work.skip')}
          </button>
        }
      >
        {tools}
        {who !== null && <span className={styles.who}>{who}</span>}
        <button type="button" className={link} onClick={() => void platform.signOut()}>
          {t('work.signOut')}
        </button>
      </StaffBar>
      <div className={styles.body}>
        <nav aria-label={label} className={styles.side}>
          <div className={styles.menu}>
            <Button
              kind="subtle"
              aria-expanded={isOpen}
              aria-controls={list}
              onClick={() => setOpen(isOpen ? null : place)}
            >
              {t('work.menu')}
            </Button>
          </div>
          <div id={list} className={mergeClasses(styles.ways, !isOpen && styles.closed)}>
            <Ways groups={groups} />
          </div>
        </nav>
        <main className={styles.main}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {children}
        </main>
      </div>
    </Toasts>
  );
}
