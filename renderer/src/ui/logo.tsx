import { token } from '#renderer/theme/token.ts';

/** The brand's mark: a bridge. Decorative; the name stands beside it. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="9" fill={token.colorBrandBackground} />
      <path
        d="M6 27h28M9 27v-5a11 11 0 0 1 22 0v5M15 27v-9.4M20 27V11M25 27v-9.4"
        fill="none"
        stroke={token.colorNeutralForegroundOnBrand}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
