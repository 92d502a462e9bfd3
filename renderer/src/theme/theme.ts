/**
 * The one token set. Light and dark are derived from the brand's palette; components use `token.x`, never a colour. The
 * portal's own tokens extend Fluent's; their names start with `portal`.
 */
import {
  type Theme,
  createDarkTheme,
  createHighContrastTheme,
  createLightTheme,
} from '@fluentui/tokens';
import {
  type BrandColours,
  type Palette,
  paletteOf,
  productPalette,
  withOpacity,
} from '#renderer/theme/palette.ts';

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
  | 'portalInk'
  | 'portalPrintedBrand'
  | 'portalPrintedAccent',
  string
>;

export type PortalTheme = Theme & PortalTokens;

export type Themes = { readonly light: PortalTheme; readonly dark: PortalTheme };

const lightTheme = ({ ramp, accent, band }: Palette): PortalTheme => ({
  ...createLightTheme(ramp),
  ...TYPE_SIZES,
  fontFamilyBase: SYSTEM_FONTS,
  portalHeaderBackground: ramp[30],
  portalHeaderForeground: '#ffffff',
  portalHeaderLine: 'rgb(255 255 255 / 0.2)',
  portalBandBackground: band,
  portalAccent: accent,
  portalAccentForeground: '#ffffff',
  portalFocus: '#0b5cad',
  portalPaper: '#ffffff',
  portalInk: ramp[20],
  portalPrintedBrand: ramp[80],
  portalPrintedAccent: accent,
  portalShadow: `0 1px 2px ${withOpacity(ramp[30], '0.10')}, 0 4px 16px ${withOpacity(ramp[30], '0.08')}`,
});

const darkTheme = ({ ramp, accent, inDark }: Palette): PortalTheme => ({
  ...createDarkTheme(ramp),
  ...TYPE_SIZES,
  fontFamilyBase: SYSTEM_FONTS,
  colorBrandForegroundLink: ramp[130],
  colorBrandForegroundLinkHover: ramp[140],
  colorBrandForegroundLinkPressed: ramp[120],
  colorBrandForeground1: ramp[120],
  portalHeaderBackground: ramp[20],
  portalHeaderForeground: inDark.headerForeground,
  portalHeaderLine: 'rgb(255 255 255 / 0.2)',
  colorNeutralBackground1: inDark.ground,
  portalBandBackground: inDark.band,
  portalAccent: inDark.accent,
  portalAccentForeground: inDark.accentForeground,
  portalFocus: '#8ec5ff',
  portalPaper: '#ffffff',
  portalInk: ramp[20],
  portalPrintedBrand: ramp[80],
  portalPrintedAccent: accent,
  portalShadow: '0 0 0 1px rgb(255 255 255 / 0.06), 0 4px 16px rgb(0 0 0 / 0.4)',
});

/** White and yellow on black, for people who see little. It has none of a brand's colours. */
export const highContrastTheme: PortalTheme = {
  ...createHighContrastTheme(),
  ...TYPE_SIZES,
  fontFamilyBase: SYSTEM_FONTS,
  portalHeaderBackground: '#000000',
  portalHeaderForeground: '#ffffff',
  portalHeaderLine: '#ffffff',
  portalBandBackground: '#000000',
  portalAccent: '#ffff00',
  portalAccentForeground: '#000000',
  portalFocus: '#1aebff',
  portalPaper: '#ffffff',
  portalInk: '#000000',
  portalPrintedBrand: '#000000',
  portalPrintedAccent: '#000000',
  portalShadow: '0 0 0 1px #ffffff',
};

/** Light and dark in the colours of a brand; null for the product's. */
export function themesOf(colours: BrandColours | null): Themes {
  const palette = colours === null ? productPalette : paletteOf(colours);
  return { light: lightTheme(palette), dark: darkTheme(palette) };
}

export const productThemes = themesOf(null);
