/**
 * Draws the picture of every page that is shown when the page is shared, and the icons of the web app, into
 * renderer/public. Run it after a change of the brand, of a title or of a picture: `npm run cards`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brand } from '#renderer/content/brand.ts';
import { CARD, cardOf } from '#renderer/content/cards.ts';
import { pages } from '#renderer/content/en/pages.ts';
import type { PageText } from '#renderer/content/types.ts';
import { lightTheme } from '#renderer/theme/theme.ts';
import { type Draw, withDrawingBoard } from '#scripts/drawing.ts';
import { CHECKOUT } from '#scripts/places.ts';

const PUBLIC = join(CHECKOUT, 'renderer/public');
const MOST_BYTES = 60_000;
const QUALITIES = [88, 80, 70, 60, 50];

const logo = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');

await rm(join(PUBLIC, 'cards'), { recursive: true, force: true });
await withDrawingBoard(async (draw) => {
  for (const path of new Set(Object.values(pages).map(({ canonical }) => canonical))) {
    if (path !== '/consumer-profile') {
      await write(cardOf(path), await smallEnough(draw, await card(pages[path])));
    }
  }
  for (const { name, size, html } of icons()) {
    await write(`/icons/${name}.png`, await draw(html, { width: size, height: size }, 'png'));
  }
});

async function card({ h1, description, card: picture }: PageText): Promise<string> {
  const drawing = await readFile(join(PUBLIC, 'pictures', `${picture}.svg`));
  const { portalHeaderBackground, portalHeaderForeground, fontFamilyBase } = lightTheme;
  return `<style>
    body { display: grid; grid-template-columns: 1fr 500px; gap: 44px; width: ${CARD.width}px; height: ${CARD.height}px;
      box-sizing: border-box; padding: 60px 56px; background: ${portalHeaderBackground}; color: ${portalHeaderForeground};
      font-family: ${fontFamilyBase.replaceAll('"', "'")}; overflow: hidden; }
    div { display: flex; flex-direction: column; gap: 28px; min-width: 0; }
    b { display: flex; align-items: center; gap: 18px; font-size: 36px; }
    b svg { width: 60px; height: 60px; }
    h1 { margin: auto 0 0; font-size: ${h1.length > 30 ? 56 : 68}px; line-height: 1.12; text-wrap: balance; }
    p { margin: 0 0 auto; font-size: 27px; line-height: 1.42; opacity: 0.86; }
    img { align-self: center; width: 500px; height: 400px; border-radius: 28px; object-fit: cover; background: #fff; }
  </style>
  <div><b>${logo}${text(brand.name)}</b><h1>${text(h1)}</h1><p>${text(description)}</p></div>
  <img alt="" src="data:image/svg+xml;base64,${drawing.toString('base64')}">`;
}

async function smallEnough(draw: Draw, html: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await draw(html, CARD, 'jpeg', quality);
    if (picture.byteLength < MOST_BYTES) return picture;
  }
  throw new Error(`A card stays over ${MOST_BYTES} bytes.`);
}

function icons() {
  const { portalHeaderBackground } = lightTheme;
  const plain = (size: number) => `<style>svg { display: block; width: ${size}px }</style>${logo}`;
  // A launcher may cut off a tenth on every side, and Apple's shows no transparency.
  const padded = (size: number, part: number) =>
    `<style>body { display: grid; place-items: center; height: ${size}px; background: ${portalHeaderBackground} }
     svg { width: ${size * part}px }</style>${logo}`;
  return [
    { name: 'icon-192', size: 192, html: plain(192) },
    { name: 'icon-512', size: 512, html: plain(512) },
    { name: 'icon-maskable-512', size: 512, html: padded(512, 0.64) },
    { name: 'apple-touch-icon', size: 180, html: padded(180, 0.74) },
  ];
}

function text(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

async function write(path: string, picture: Buffer): Promise<void> {
  const file = join(PUBLIC, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}
