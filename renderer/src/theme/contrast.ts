import { wcagContrast } from 'culori';
import type { BrandColours } from '#renderer/theme/palette.ts';
import type { PortalTheme, Themes } from '#renderer/theme/theme.ts';

/** What text needs (WCAG 2.2, 1.4.3). */
export const ENOUGH_CONTRAST = 4.5;

type Pair = {
  /** The colour of the brand that decides on both. */
  readonly colour: keyof BrandColours;
  readonly text: keyof PortalTheme;
  readonly ground: keyof PortalTheme;
};

/** Text and grounds that come together. */
const PAIRS: readonly Pair[] = [
  {
    colour: 'primary',
    text: 'colorNeutralForegroundOnBrand',
    ground: 'colorBrandBackground',
  },
  {
    colour: 'primary',
    text: 'colorNeutralForegroundOnBrand',
    ground: 'colorBrandBackgroundHover',
  },
  { colour: 'primary', text: 'colorBrandForeground1', ground: 'colorNeutralBackground1' },
  { colour: 'primary', text: 'colorBrandForeground1', ground: 'portalBandBackground' },
  { colour: 'primary', text: 'colorBrandForegroundLink', ground: 'colorNeutralBackground1' },
  { colour: 'primary', text: 'colorBrandForegroundLink', ground: 'portalBandBackground' },
  { colour: 'primary', text: 'colorBrandForeground2', ground: 'colorBrandBackground2' },
  { colour: 'primary', text: 'colorNeutralForeground2', ground: 'portalBandBackground' },
  { colour: 'primary', text: 'portalHeaderForeground', ground: 'portalHeaderBackground' },
  { colour: 'accent', text: 'portalAccentForeground', ground: 'portalAccent' },
  { colour: 'accent', text: 'portalAccent', ground: 'colorNeutralBackground1' },
];

export type ContrastFault = Pick<Pair, 'colour'> & {
  readonly scheme: keyof Themes;
  /** `#rrggbb` each. */
  readonly text: string;
  readonly ground: string;
  readonly ratio: number;
};

/** Where text could not be read well. */
export function contrastFaults(themes: Themes): readonly ContrastFault[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const theme = themes[scheme];
    return PAIRS.map(({ colour, text, ground }) => ({
      colour,
      scheme,
      text: String(theme[text]),
      ground: String(theme[ground]),
      ratio: wcagContrast(String(theme[text]), String(theme[ground])),
    })).filter(({ ratio }) => ratio < ENOUGH_CONTRAST);
  });
}
