/**
 * Draws the icons of the desktop's packages into resources/icons: `.ico` for Windows, `.icns` for macOS, and pictures for
 * Linux. Run it after a change of the logo: `npm run icons`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Draw, withDrawingBoard } from '#scripts/art/drawing.ts';
import { type SizedPicture, icnsFile, icoFile } from '#scripts/art/icon-files.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';

const ICONS = join(CHECKOUT, 'resources/icons');
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256];
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512];
const MAC_SIZES = [32, 64, 128, 256, 512, 1024];
/** Apple's grid leaves a tenth free on every side. */
const MAC_PART = 0.805;

const logo = await readFile(join(CHECKOUT, 'renderer/public/favicon.svg'), 'utf8');

await withDrawingBoard(async (draw) => {
  await write('icon.ico', icoFile(await drawn(draw, WINDOWS_SIZES, 1)));
  await write('icon.icns', icnsFile(await drawn(draw, MAC_SIZES, MAC_PART)));
  for (const { size, png } of await drawn(draw, LINUX_SIZES, 1)) {
    await write(`linux/${size}x${size}.png`, png);
  }
});

async function drawn(draw: Draw, sizes: readonly number[], part: number): Promise<SizedPicture[]> {
  const pictures: SizedPicture[] = [];
  for (const size of sizes) {
    const html = `<style>body { display: grid; place-items: center; height: ${size}px }
      svg { display: block; width: ${size * part}px; height: ${size * part}px }</style>${logo}`;
    pictures.push({ size, png: await draw(html, { width: size, height: size }, 'png') });
  }
  return pictures;
}

async function write(name: string, picture: Buffer): Promise<void> {
  const file = join(ICONS, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}
