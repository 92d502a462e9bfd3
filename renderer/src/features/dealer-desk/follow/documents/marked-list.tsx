import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import { makeStyles, mergeClasses } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: space.xs, margin: 0, padding: 0 },
  item: { display: 'flex', gap: space.s, listStyle: 'none', overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, fontSize: '1.5rem' },
  needed: { fontWeight: token.fontWeightSemibold },
  received: { color: token.colorPaletteGreenForeground1 },
});

const ICONS = { needed: CircleRegular, received: CheckmarkCircleFilled } as const;

/** Things that are there, or that are still needed: the heading above says which, an empty or a ticked circle shows it. */
export function MarkedList({
  are,
  items,
}: {
  readonly are: 'needed' | 'received';
  readonly items: readonly string[];
}) {
  const styles = useStyles();
  const Icon = ICONS[are];
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={mergeClasses(styles.item, are === 'needed' && styles.needed)}>
          <Icon
            aria-hidden="true"
            className={mergeClasses(styles.icon, are === 'received' && styles.received)}
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
