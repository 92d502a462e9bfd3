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
  emphasised: { color: token.colorBrandForeground1 },
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
  readonly emphasised?: boolean;
};

/** The results of a tool, as names and values. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {figures.map(({ name, value, emphasised = false }) => (
        <Surface key={name} quiet className={styles.item}>
          <dt className={styles.name}>{name}</dt>
          <dd className={mergeClasses(styles.value, emphasised && styles.emphasised)}>{value}</dd>
        </Surface>
      ))}
    </dl>
  );
}

/** Figures that belong together, under a heading. */
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

/** The inputs of a tool, side by side where there is room. */
export function ToolFields({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().fields}>{children}</div>;
}

/** The rule behind a tool's figures, and how reliable they are. */
export function Rule({ children }: { readonly children: ReactNode }) {
  return <p className={useStyles().rule}>{children}</p>;
}
