import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { leftInEnglish, leftOpen, parseBrandSettings } from '#contract/brand-settings.ts';
import { fail, type Result, succeed } from '#contract/result.ts';
import type { OwnBrand } from '#renderer/content/types.ts';
import { ENOUGH_CONTRAST, contrastFaults } from '#renderer/theme/contrast.ts';
import type { BrandColours } from '#renderer/theme/palette.ts';
import { themesOf } from '#renderer/theme/theme.ts';
import { logoAsSvg } from '#scripts/brand/logo.ts';
import { ownBrandOf } from '#scripts/brand/own-brand.ts';

/** A deployment's own brand, ready to be written into pages. */
export type BrandOfSite = {
  readonly brand: OwnBrand;
  /** SVG; null for the product's. */
  readonly logo: string | null;
  /** What stays as in the product. */
  readonly leftOpen: readonly string[];
  /** The texts that are not in every language, each with those that it lacks. */
  readonly leftInEnglish: readonly string[];
};

/** Reads brand.json and the logo that it names. The problems name the field and say what to do. */
export async function readBrand(file: string): Promise<Result<BrandOfSite, readonly string[]>> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return fail(['cannot be read']);
  const settings = parseBrandSettings(text);
  if (!settings.ok) return settings;
  const brand = ownBrandOf(settings.value);
  const { colours } = brand.facts;
  const unreadable = colours === null ? [] : contrastProblems(colours);
  const logo =
    settings.value.logo === undefined
      ? succeed(null)
      : await readLogo(resolve(dirname(file), settings.value.logo));
  const problems = [...unreadable, ...(logo.ok ? [] : [`logo: ${logo.failure}`])];
  return logo.ok && problems.length === 0
    ? succeed({
        brand,
        logo: logo.value,
        leftOpen: leftOpen(settings.value),
        leftInEnglish: leftInEnglish(settings.value),
      })
    : fail(problems);
}

async function readLogo(file: string): Promise<Result<string, string>> {
  const content = await readFile(file).catch(() => null);
  return content === null ? fail(`${file} cannot be read`) : logoAsSvg(content);
}

/** The worst of each colour. */
function contrastProblems(colours: BrandColours): readonly string[] {
  const faults = contrastFaults(themesOf(colours));
  return (['primary', 'accent'] as const).flatMap((name) => {
    const [worst] = faults
      .filter(({ colour }) => colour === name)
      .toSorted((one, other) => one.ratio - other.ratio);
    if (worst === undefined) return [];
    const { text, ground, scheme, ratio } = worst;
    return [
      `colours.${name}: text in ${text} on ${ground} (${scheme} colours) would have a contrast of ${ratio.toFixed(2)}:1, and needs ${ENOUGH_CONTRAST}:1: choose a ${scheme === 'light' ? 'darker' : 'less saturated'} colour`,
    ];
  });
}
