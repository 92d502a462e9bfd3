import { makeStyles } from '@griffel/react';
import type { Step } from '#renderer/content/types.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { IconBadge } from '#renderer/ui/pictures/icon.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.l },
  },
  // On a phone the number is next to the words, and there is no picture to make it longer.
  step: {
    display: 'grid',
    gridTemplateColumns: '2rem 1fr',
    columnGap: space.m,
    padding: space.m,
    [from.md]: { display: 'flex', flexDirection: 'column', gap: space.xs, padding: space.l },
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: `inset 0 4px 0 ${token.colorBrandBackground}, ${token.portalShadow}`,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    [below.md]: { gridRowEnd: 'span 2', '& > :last-child': { display: 'none' } },
    [from.md]: { marginBottom: space.xs },
  },
  number: {
    color: token.colorBrandForeground1,
    fontSize: '2.5rem',
    fontWeight: token.fontWeightBold,
    lineHeight: '1',
  },
  title: { fontSize: token.fontSizeBase400 },
  text: { color: token.colorNeutralForeground2 },
});

/** The steps of a process, numbered, in order. */
export function Steps({
  steps,
  heading: Heading,
}: {
  readonly steps: readonly Step[];
  /** Level of the steps' titles, one below the heading above them. */
  readonly heading: 'h2' | 'h3';
}) {
  const styles = useStyles();
  const { hasApplications } = usePlatform();
  return (
    <ol className={styles.list}>
      {steps.map(({ number, title, text, textHere = text, icon }) => (
        <li key={number} className={styles.step}>
          <div className={styles.head}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <IconBadge icon={icon} />
          </div>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{hasApplications ? textHere : text}</p>
        </li>
      ))}
    </ol>
  );
}
