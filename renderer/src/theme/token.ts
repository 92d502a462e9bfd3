import { tokens } from '@fluentui/tokens';

/**
 * CSS variables of the token set, for `makeStyles`, which the build turns into classes. To a bundler a spread may have
 * side effects; marked as pure, the set is dropped from bundles that do not read it.
 */
export const token = /* @__PURE__ */ (() => ({
  ...tokens,
  portalHeaderBackground: 'var(--portalHeaderBackground)',
  portalHeaderForeground: 'var(--portalHeaderForeground)',
  portalHeaderLine: 'var(--portalHeaderLine)',
  portalBandBackground: 'var(--portalBandBackground)',
  portalAccent: 'var(--portalAccent)',
  portalAccentForeground: 'var(--portalAccentForeground)',
  portalFocus: 'var(--portalFocus)',
  portalShadow: 'var(--portalShadow)',
  portalPaper: 'var(--portalPaper)',
  portalInk: 'var(--portalInk)',
  portalPrintedBrand: 'var(--portalPrintedBrand)',
  portalPrintedAccent: 'var(--portalPrintedAccent)',
}))();

/** The spacing scale of page layout, in rem. Components use Fluent's spacing tokens inside. */
export const space = {
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2rem',
  section: 'clamp(2rem, 6vw, 4.5rem)',
  gutter: 'clamp(1rem, 4vw, 2rem)',
} as const;
