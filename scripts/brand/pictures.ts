import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CARD, OWN_CARD } from '#renderer/content/cards.ts';
import type { BrandColours } from '#renderer/theme/palette.ts';
import { productPalette } from '#renderer/theme/palette.ts';
import { themesOf } from '#renderer/theme/theme.ts';

/** As scripts/art/draw-cards.ts draws those of the product: a launcher may cut off a tenth on every side. */
const ICONS = [
  { name: 'icon-192', size: 192, part: 1 },
  { name: 'icon-512', size: 512, part: 1 },
  { name: 'icon-maskable-512', size: 512, part: 0.64 },
  { name: 'apple-touch-icon', size: 180, part: 0.74 },
] as const;
const LOGO_ON_CARD = 0.5;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Puts a deployment's logo where the product's is in the folder that is served: on the pages, in the icons, and on the card
 * that is shown when a page is shared. `logo` is SVG; without one, it is the product's in the brand's colour.
 */
export async function writeBrandPictures(
  pages: string,
  logo: string | null,
  colours: BrandColours | null,
): Promise<void> {
  const favicon = join(pages, 'favicon.svg');
  const svg = logo ?? inColour(await readFile(favicon, 'utf8'), colours);
  await writeFile(favicon, svg);
  const ground = themesOf(colours).light.portalHeaderBackground;
  const drawn = async (size: number) =>
    sharp(Buffer.from(svg), { density: 300 })
      .resize(size, size, { fit: 'contain', background: NOTHING })
      .png()
      .toBuffer();
  const onGround = async (width: number, height: number, part: number) =>
    sharp({ create: { width, height, channels: 3, background: ground } }).composite([
      { input: await drawn(Math.round(Math.min(width, height) * part)) },
    ]);
  for (const { name, size, part } of ICONS) {
    const icon =
      part === 1 ? await drawn(size) : await (await onGround(size, size, part)).png().toBuffer();
    await writeFile(join(pages, 'icons', `${name}.png`), icon);
  }
  await rm(join(pages, 'cards'), { recursive: true, force: true });
  await mkdir(join(pages, 'cards'));
  const card = await onGround(CARD.width, CARD.height, LOGO_ON_CARD);
  await writeFile(join(pages, OWN_CARD), await card.jpeg({ quality: 85 }).toBuffer());
}

const inColour = (svg: string, colours: BrandColours | null) =>
  colours === null ? svg : svg.replaceAll(productPalette.ramp[80], colours.primary);
