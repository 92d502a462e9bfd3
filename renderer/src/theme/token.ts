import { tokens } from '@fluentui/tokens';

/**
 * CSS variables of the token set, for `makeStyles`, which the build turns into classes. A spread may have effects as far
 * as a bundler knows; marked as pure, the whole set leaves a bundle in which nothing reads it any more.
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
}))();

/** The spacing scale of page layout, in rem. Inside components Fluent's spacing tokens are used. */
export const space = {
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2rem',
  section: 'clamp(2rem, 6vw, 4.5rem)',
  gutter: 'clamp(1rem, 4vw, 2rem)',
} as const;
