import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { makeStyles } from '@griffel/react';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    [onPaper]: { gap: space.xs },
  },
  fact: {
    display: 'flex',
    flexDirection: 'column',
    paddingTop: space.s,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
  },
  label: { color: token.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontSize: token.fontSizeBase500,
    fontWeight: token.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  rule: { margin: 0, color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  sources: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    margin: 0,
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    [onPaper]: { display: 'none' },
  },
  source: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
});

export type AnswerFact = {
  readonly label: string;
  readonly value: string;
  readonly rule: string;
  /** The pages that state the rule; empty for a rule of arithmetic. */
  readonly sources: readonly { readonly label: string; readonly to: string }[];
};

/** Figures, each with the rule behind it and links to the pages that state the rule. */
export function AnswerFacts({
  facts,
  sourcesLabel,
}: {
  readonly facts: readonly AnswerFact[];
  readonly sourcesLabel: string;
}) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value, rule, sources }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.rule}>{rule}</dd>
          {sources.length > 0 && (
            <dd className={styles.sources}>
              {sourcesLabel}
              {sources.map((source) => (
                <PortalLink key={source.to} to={source.to} className={styles.source}>
                  {source.label}
                </PortalLink>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
