import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';
import { SUMMARY } from '#renderer/ui/folds/fold-styles.ts';
import { LinkedText } from '#renderer/ui/text/linked-text.tsx';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: space.xs, maxWidth: '56rem' },
  item: {
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    overflow: 'hidden',
    scrollMarginTop: space.m,
    '&[open]': { boxShadow: `inset 4px 0 0 ${token.colorBrandBackground}` },
  },
  title: {
    ...SUMMARY,
    gap: space.m,
    minHeight: '56px',
    padding: `${space.xs} ${space.l}`,
    borderRadius: token.borderRadius2XLarge,
  },
  content: {
    padding: `0 ${space.l} ${space.l}`,
    maxWidth: '65ch',
    color: token.colorNeutralForeground2,
  },
});

/** Questions of which one at a time is open, initially the first. The browser does this, without script. */
export function Accordion({
  name,
  items,
}: {
  /** Groups the items; unique on the page. */
  readonly name: string;
  readonly items: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}) {
  const styles = useStyles();
  return (
    <div className={styles.list}>
      {items.map(({ id, title, text }, index) => (
        <details
          key={id}
          id={`${name}-${id}`}
          name={name}
          open={index === 0}
          className={styles.item}
        >
          <summary className={styles.title}>{title}</summary>
          <p className={styles.content}>
            <LinkedText>{text}</LinkedText>
          </p>
        </details>
      ))}
    </div>
  );
}
