import { makeStyles, mergeClasses } from '@griffel/react';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';

export type Way = {
  readonly address: string;
  readonly text: string;
  readonly isCurrent: boolean;
};
export type WayGroup = {
  /** Absent if there is only one group. */
  readonly title?: string;
  readonly ways: readonly Way[];
};

const useStyles = makeStyles({
  group: { marginBottom: space.s },
  title: {
    margin: 0,
    padding: `${space.xs} ${space.s} 0.25rem`,
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightSemibold,
    lineHeight: '1.5',
  },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  way: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    ...startEdge('3px', 'transparent'),
    borderRadius: token.borderRadiusMedium,
    color: token.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: token.colorNeutralBackground1Hover },
  },
  current: {
    borderInlineStartColor: token.colorBrandBackground,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightSemibold,
  },
});

/** Links to the places of an area, by group. */
export function Ways({ groups }: { readonly groups: readonly WayGroup[] }) {
  const styles = useStyles();
  return groups.map(({ title, ways }) => (
    <div key={title ?? ''} className={styles.group}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <ul aria-label={title} className={styles.list}>
        {ways.map(({ address, text, isCurrent }) => (
          <li key={address}>
            <a
              href={address}
              aria-current={isCurrent ? 'page' : undefined}
              className={mergeClasses(styles.way, isCurrent && styles.current)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
