import { makeStyles } from '@griffel/react';
import { brand } from '#renderer/content/brand/facts.ts';
import { token } from '#renderer/theme/token.ts';

// In classes, so that no code reads the token set at run time and bundles leave it out.
const useStyles = makeStyles({
  ground: { fill: token.colorBrandBackground },
  lines: { stroke: token.colorNeutralForegroundOnBrand },
});

/** The brand's mark: a bridge, or a deployment's own logo. Decorative; the name is next to it. */
export function Logo({ size }: { readonly size: number }) {
  const styles = useStyles();
  if (brand.hasOwnLogo) return <img src="/favicon.svg" alt="" width={size} height={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="9" className={styles.ground} />
      <path
        d="M6 27h28M9 27v-5a11 11 0 0 1 22 0v5M15 27v-9.4M20 27V11M25 27v-9.4"
        fill="none"
        className={styles.lines}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
