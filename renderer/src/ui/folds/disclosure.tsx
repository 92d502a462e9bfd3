import { makeStyles } from '@griffel/react';
import { type ReactNode, useState } from 'react';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { MINUS_WHEN_OPEN, PLUS } from '#renderer/ui/folds/fold-styles.ts';

const useStyles = makeStyles({
  box: {
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    scrollMarginTop: space.m,
    '&[open]': { boxShadow: `inset 4px 0 0 ${token.colorBrandBackground}` },
    [onPaper]: { border: 'none', '&[open]': { boxShadow: 'none' } },
  },
  summary: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: space.m,
    minHeight: '64px',
    padding: `${space.xs} ${space.l}`,
    borderRadius: token.borderRadius2XLarge,
    cursor: 'pointer',
    listStyle: 'none',
    '::-webkit-details-marker': { display: 'none' },
    '::after': { ...PLUS, gridColumnStart: 2, gridRowStart: 1, gridRowEnd: 'span 2' },
    ...MINUS_WHEN_OPEN,
  },
  title: { fontSize: token.fontSizeBase400 },
  about: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    padding: `${space.xs} clamp(1rem, 4vw, 1.5rem) ${space.l}`,
    [onPaper]: { padding: 0 },
  },
});

/** A part of a page that opens on request. Its content is rendered when it is first opened. */
export function Disclosure({
  id,
  title,
  about,
  open = false,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** Opens it when it becomes true. */
  readonly open?: boolean;
  readonly children: () => ReactNode;
}) {
  const styles = useStyles();
  const [opened, setOpened] = useState(false);
  // Not left to the event: the browser can fire it before React has mounted the element, and then no listener hears it.
  if (open && !opened) setOpened(true);
  return (
    <details
      id={id}
      open={open}
      className={styles.box}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.about}>{about}</span>
      </summary>
      {opened && <div className={styles.content}>{children()}</div>}
    </details>
  );
}
