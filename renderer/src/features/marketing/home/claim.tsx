import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  claim: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.m}`,
  },
  text: {
    color: token.colorBrandForeground1,
    fontSize: 'clamp(1.25rem, 3vw, 1.75rem)',
    fontWeight: token.fontWeightBold,
  },
  source: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** The company's figure, with its source. */
export function Claim() {
  const team = useContent('team');
  const styles = useStyles();
  return (
    <p className={styles.claim}>
      <strong className={styles.text}>{team.claim.text}</strong>
      <span className={styles.source}>{team.claim.source}</span>
    </p>
  );
}
