import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { Surface } from '#renderer/features/calculator/surface.tsx';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
    gap: space.m,
    margin: 0,
  },
  item: { gap: 0 },
  name: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  value: {
    margin: 0,
    fontSize: token.fontSizeBase500,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: token.fontWeightSemibold,
  },
  weighty: { color: token.colorBrandForeground1 },
  rule: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: space.m,
    alignItems: 'start',
  },
  group: { display: 'flex', flexDirection: 'column', gap: space.s },
  groupTitle: { margin: 0, fontSize: token.fontSizeBase400 },
});

export type Figure = {
  readonly name: string;
  readonly value: string;
  readonly weighty?: boolean;
};

/** What comes out of a tool, as names and values. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {figures.map(({ name, value, weighty = false }) => (
        <Surface key={name} quiet className={styles.item}>
          <dt className={styles.name}>{name}</dt>
          <dd className={mergeClasses(styles.value, weighty && styles.weighty)}>{value}</dd>
        </Surface>
      ))}
    </dl>
  );
}

/** Figures that belong together, under a name of their own. */
export function FigureGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={styles.group}>
      <h4 className={styles.groupTitle}>{title}</h4>
      {children}
    </div>
  );
}

/** What a tool asks, side by side where there is room. */
export function ToolFields({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().fields}>{children}</div>;
}

/** The rule that a tool's figures follow, and what they are worth. */
export function Rule({ children }: { readonly children: ReactNode }) {
  return <p className={useStyles().rule}>{children}</p>;
}
