import type { BrandVariants } from '@fluentui/tokens';
import { type Oklch, clampChroma, converter, formatHex } from 'culori';

/** `#rrggbb` each; all other colours of a brand come from these two. */
export type BrandColours = { readonly primary: string; readonly accent: string };

const TEAL: BrandVariants = {
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

/** The shade of a ramp that buttons have, and that the light theme writes headings in. */
const MAIN_SHADE = 80;
/** From here on shades are text on dark and tints on light grounds: their lightness does not depend on the brand. */
const FIRST_LIGHT_SHADE = 100;

/** All colours that depend on the brand. */
export type Palette = {
  readonly ramp: BrandVariants;
  readonly accent: string;
  readonly band: string;
  readonly inDark: {
    readonly accent: string;
    readonly accentForeground: string;
    readonly headerForeground: string;
    readonly ground: string;
    readonly band: string;
  };
};

export const productPalette: Palette = {
  ramp: TEAL,
  accent: '#b45309',
  band: '#f0f7f6',
  inDark: {
    accent: '#f2a65a',
    accentForeground: '#1f1202',
    headerForeground: '#f2fafa',
    ground: '#131c1c',
    band: '#1a2727',
  },
};

/** A palette like the product's, in other hues and with other main colours. */
export function paletteOf({ primary, accent }: BrandColours): Palette {
  const tinted = likeIn(primary, TEAL[MAIN_SHADE]);
  const accented = likeIn(accent, productPalette.accent);
  const { band, inDark } = productPalette;
  return {
    ramp: rampOf(primary),
    accent,
    band: tinted(band),
    inDark: {
      accent: accented(inDark.accent),
      accentForeground: accented(inDark.accentForeground),
      headerForeground: tinted(inDark.headerForeground),
      ground: tinted(inDark.ground),
      band: tinted(inDark.band),
    },
  };
}

function rampOf(primary: string): BrandVariants {
  const like = likeIn(primary, TEAL[MAIN_SHADE]);
  const own = lightnessOf(primary);
  const teal = lightnessOf(TEAL[MAIN_SHADE]);
  const firstLight = lightnessOf(TEAL[FIRST_LIGHT_SHADE]);
  const shade = (name: keyof BrandVariants): string => {
    if (name >= FIRST_LIGHT_SHADE) return like(TEAL[name]);
    return name > MAIN_SHADE
      ? like(TEAL[name], (own + firstLight) / 2)
      : like(TEAL[name], (lightnessOf(TEAL[name]) * own) / teal);
  };
  return {
    10: shade(10),
    20: shade(20),
    30: shade(30),
    40: shade(40),
    50: shade(50),
    60: shade(60),
    70: shade(70),
    80: primary,
    90: shade(90),
    100: shade(100),
    110: shade(110),
    120: shade(120),
    130: shade(130),
    140: shade(140),
    150: shade(150),
    160: shade(160),
  };
}

/**
 * Gives a colour that is to another main colour what the product's is to its own: as far in hue, as saturated in proportion,
 * and as light, or with the given lightness.
 */
function likeIn(main: string, productMain: string) {
  const { c: chroma, h: hue = 0 } = inOklch(main);
  const { c: productChroma, h: productHue = 0 } = inOklch(productMain);
  const saturation = chroma / productChroma;
  return (product: string, lightness = lightnessOf(product)): string => {
    const { c, h = productHue } = inOklch(product);
    const turned = hue + h - productHue;
    const colour = { mode: 'oklch', l: lightness, c: c * saturation, h: turned } as const;
    return formatHex(clampChroma(colour, 'oklch'));
  };
}

/** How light a colour looks, from 0 to 1. */
const lightnessOf = (colour: string): number => inOklch(colour).l;

function inOklch(colour: string): Oklch {
  const converted = converter('oklch')(colour);
  if (converted === undefined) throw new Error(`${colour} is no colour.`);
  return converted;
}

/** `#063434` with `0.10` as `rgb(6 52 52 / 0.10)`. */
export function withOpacity(colour: string, opacity: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.join(' ')} / ${opacity})`;
}
