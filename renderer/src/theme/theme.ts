/**
 * The one token set. Light and dark are derived from the brand ramp; components use `token.x`, never a colour. The
 * portal's own tokens extend Fluent's; their names start with `portal`.
 */
import {
  type BrandVariants,
  type Theme,
  createDarkTheme,
  createLightTheme,
} from '@fluentui/tokens';

const teal: BrandVariants = {
  10: '#011414',
  20: '#042424',
  30: '#063434',
  40: '#074243',
  50: '#085152',
  60: '#085f60',
  70: '#076d6f',
  80: '#067a7c',
  90: '#1c8789',
  100: '#369496',
  110: '#51a2a3',
  120: '#6cb0b1',
  130: '#88bebf',
  140: '#a4cdcd',
  150: '#c1dcdc',
  160: '#deebeb',
};

const SYSTEM_FONTS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif';

/** Fluent's sizes of type in rem instead of pixels: they grow with the size that a person has chosen in the browser. */
const TYPE_SIZES = {
  fontSizeBase100: '0.625rem',
  fontSizeBase200: '0.75rem',
  fontSizeBase300: '0.875rem',
  fontSizeBase400: '1rem',
  fontSizeBase500: '1.25rem',
  fontSizeBase600: '1.5rem',
  fontSizeHero700: '1.75rem',
  fontSizeHero800: '2rem',
  fontSizeHero900: '2.5rem',
  fontSizeHero1000: '4.25rem',
  lineHeightBase100: '0.875rem',
  lineHeightBase200: '1rem',
  lineHeightBase300: '1.25rem',
  lineHeightBase400: '1.375rem',
  lineHeightBase500: '1.75rem',
  lineHeightBase600: '2rem',
  lineHeightHero700: '2.25rem',
  lineHeightHero800: '2.5rem',
  lineHeightHero900: '3.25rem',
  lineHeightHero1000: '5.75rem',
} satisfies Partial<Theme>;

type PortalTokens = Record<
  | 'portalHeaderBackground'
  | 'portalHeaderForeground'
  | 'portalHeaderLine'
  | 'portalBandBackground'
  | 'portalAccent'
  | 'portalAccentForeground'
  | 'portalFocus'
  | 'portalShadow'
  | 'portalPaper'
  | 'portalInk',
  string
>;

export type PortalTheme = Theme & PortalTokens;

export const lightTheme: PortalTheme = {
  ...createLightTheme(teal),
  ...TYPE_SIZES,
  fontFamilyBase: SYSTEM_FONTS,
  portalHeaderBackground: '#063434',
  portalHeaderForeground: '#ffffff',
  portalHeaderLine: 'rgb(255 255 255 / 0.2)',
  portalBandBackground: '#f0f7f6',
  portalAccent: '#b45309',
  portalAccentForeground: '#ffffff',
  portalFocus: '#0b5cad',
  portalPaper: '#ffffff',
  portalInk: '#042424',
  portalShadow: '0 1px 2px rgb(6 52 52 / 0.10), 0 4px 16px rgb(6 52 52 / 0.08)',
};

export const darkTheme: PortalTheme = {
  ...createDarkTheme(teal),
  ...TYPE_SIZES,
  fontFamilyBase: SYSTEM_FONTS,
  colorBrandForegroundLink: teal[130],
  colorBrandForegroundLinkHover: teal[140],
  colorBrandForegroundLinkPressed: teal[120],
  colorBrandForeground1: teal[120],
  portalHeaderBackground: '#042424',
  portalHeaderForeground: '#f2fafa',
  portalHeaderLine: 'rgb(255 255 255 / 0.2)',
  colorNeutralBackground1: '#131c1c',
  portalBandBackground: '#1a2727',
  portalAccent: '#f2a65a',
  portalAccentForeground: '#1f1202',
  portalFocus: '#8ec5ff',
  portalPaper: '#ffffff',
  portalInk: '#042424',
  portalShadow: '0 0 0 1px rgb(255 255 255 / 0.06), 0 4px 16px rgb(0 0 0 / 0.4)',
};
