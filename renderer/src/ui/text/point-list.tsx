import { makeStyles, mergeClasses } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';
import { LinkedText } from '#renderer/ui/text/linked-text.tsx';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    margin: 0,
    padding: 0,
    maxWidth: '65ch',
    listStyle: 'none',
    counterReset: 'point',
  },
  // On paper too: there, backgrounds are left out unless they are asked for.
  item: { position: 'relative', paddingInlineStart: '2.25rem', printColorAdjust: 'exact' },
  // Not ticks: they would make requirements look met.
  bullet: {
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.5rem',
      top: '0.55em',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: token.borderRadiusCircular,
      backgroundColor: token.colorBrandBackground,
    },
  },
  numbered: {
    '::before': {
      counterIncrement: 'point',
      content: 'counter(point)',
      position: 'absolute',
      insetInlineStart: 0,
      top: '0.05em',
      width: '1.5rem',
      height: '1.5rem',
      borderRadius: token.borderRadiusCircular,
      backgroundColor: token.colorBrandBackground,
      color: token.colorNeutralForegroundOnBrand,
      fontSize: '0.8125rem',
      fontWeight: token.fontWeightBold,
      lineHeight: '1.5rem',
      textAlign: 'center',
    },
  },
});

/** Short items with bullets, or with numbers where the order matters. */
export function PointList({
  items,
  ordered = false,
}: {
  readonly items: readonly string[];
  readonly ordered?: boolean;
}) {
  const styles = useStyles();
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {items.map((item) => (
        <li
          key={item}
          className={mergeClasses(styles.item, ordered ? styles.numbered : styles.bullet)}
        >
          <LinkedText>{item}</LinkedText>
        </li>
      ))}
    </List>
  );
}
