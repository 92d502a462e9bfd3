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
