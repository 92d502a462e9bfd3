/**
 * Draws the picture of every page that is shown when the page is shared, the icons of the web app, and the hero in the
 * formats and widths that browsers choose from, into renderer/public. Run it after a change of the brand, of a title or
 * of a picture: `npm run cards`, or `npm run cards -- ta ur` for the pages of these languages alone. AVIF is written by
 * avifenc (Debian: libavif-bin).
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { baseOf } from '#contract/addresses.ts';
import { LANGUAGES, type Language, directionOf } from '#domain/languages.ts';
import { isAppPath } from '#renderer/content/app-paths.ts';
import { brandIn } from '#renderer/content/product-words.ts';
import { CARD, cardOf } from '#renderer/content/cards.ts';
import type { PageText } from '#renderer/content/types.ts';
import { productThemes } from '#renderer/theme/theme.ts';
import { HERO, type PictureKey, SIZES, heroFile } from '#renderer/ui/basics/picture-files.ts';
import { run } from '#scripts/lib/run.ts';
import { type Draw, withDrawingBoard } from '#scripts/art/drawing.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { readCopy } from '#scripts/words/read-words.ts';

const PUBLIC = join(CHECKOUT, 'renderer/public');
const MAX_BYTES = 60_000;
const WEBP_QUALITY = 72;
const AVIF = '--speed 0 --yuv 420 --min 0 --max 63 -a end-usage=q -a cq-level=26'.split(' ');
const QUALITIES = [88, 80, 70, 60, 50];

const logo = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');

const named = process.argv.slice(2);
const unknown = named.filter((name) => !LANGUAGES.some((language) => language === name));
if (unknown.length > 0) throw new Error(`No language of the portal: ${unknown.join(', ')}.`);

if (named.length === 0) await rm(join(PUBLIC, 'cards'), { recursive: true, force: true });
await withDrawingBoard(async (draw) => {
  for (const language of LANGUAGES) {
    if (named.length === 0 || named.includes(language)) await drawCards(draw, language);
  }
  if (named.length > 0) return;
  for (const { name, size, html } of icons()) {
    await write(`/icons/${name}.png`, await draw(html, { width: size, height: size }, 'png'));
  }
  await drawHero(draw);
});

async function drawCards(draw: Draw, language: Language): Promise<void> {
  const pages = await readCopy(language, 'pages');
  for (const path of new Set(Object.values(pages).map(({ canonical }) => canonical))) {
    if (isAppPath(path)) continue;
    await write(
      cardOf(path, baseOf(language)),
      await smallEnough(draw, await card(pages[path], language)),
    );
  }
}

async function card(
  { h1, description, card: picture }: PageText,
  language: Language,
): Promise<string> {
  const drawing = await drawingOf(picture);
  const { portalHeaderBackground, portalHeaderForeground, fontFamilyBase } = productThemes.light;
  // Urdu in Naskh, as on its pages: what systems choose without it may be Kufi.
  const fonts = fontFamilyBase
    .replaceAll('"', "'")
    .replace('sans-serif', "'Noto Naskh Arabic', sans-serif");
  return `<style>
    body { display: grid; grid-template: 100% / 1fr 500px; gap: 44px; width: ${CARD.width}px; height: ${CARD.height}px;
      box-sizing: border-box; padding: 60px 56px; background: ${portalHeaderBackground}; color: ${portalHeaderForeground};
      font-family: ${fonts}; overflow: hidden; }
    div { display: flex; flex-direction: column; gap: 28px; min-width: 0; }
    b { display: flex; align-items: center; gap: 18px; font-size: 36px; }
    b svg { width: 60px; height: 60px; }
    h1 { margin: auto 0 0; font-size: ${h1.length > 30 ? 56 : 68}px; line-height: 1.12; text-wrap: balance; }
    p { margin: 0 0 auto; font-size: 27px; line-height: 1.42; opacity: 0.86; }
    img { align-self: center; width: 500px; height: 400px; border-radius: 28px; object-fit: cover; background: #fff; }
  </style>
  <body lang="${language}" dir="${directionOf(language)}">
  <div><b>${logo}${text(brandIn(language).name)}</b><h1>${text(h1)}</h1><p>${text(description)}</p></div>
  <img alt="" src="data:image/svg+xml;base64,${drawing.toString('base64')}">
  <script>
    // Some languages need more lines.
    const [column, words] = ['div', 'p'].map((name) => document.querySelector(name));
    for (let size = 27; size > 20 && column.scrollHeight > column.clientHeight; size -= 1) words.style.fontSize = size + 'px';
  </script>`;
}

async function smallEnough(draw: Draw, html: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await draw(html, CARD, 'jpeg', quality);
    if (picture.byteLength < MAX_BYTES) return picture;
  }
  throw new Error(`A card stays over ${MAX_BYTES} bytes.`);
}

/** The hero has soft light, which a phone would have to compute were it sent as a drawing. */
async function drawHero(draw: Draw): Promise<void> {
  const drawing = (await drawingOf(HERO.image)).toString('base64');
  const [width, height] = SIZES[HERO.image];
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-hero-'));
  for (const wide of HERO.widths) {
    const size = { width: wide, height: Math.round((wide / width) * height) };
    const html = `<style>img { display: block; width: ${wide}px }</style><img alt="" src="data:image/svg+xml;base64,${drawing}">`;
    await write(heroFile(wide, 'webp'), await draw(html, size, 'webp', WEBP_QUALITY));
    const png = join(folder, `${wide}.png`);
    await writeFile(png, await draw(html, size, 'png'));
    await run('avifenc', [...AVIF, png, join(PUBLIC, heroFile(wide, 'avif'))]);
  }
  await rm(folder, { recursive: true, force: true });
}

/** A drawing as served, or the original of one that is served as pixels. */
function drawingOf(picture: PictureKey): Promise<Buffer> {
  const sent = join(PUBLIC, 'pictures', `${picture}.svg`);
  return readFile(existsSync(sent) ? sent : join(CHECKOUT, 'resources/pictures', `${picture}.svg`));
}

function icons() {
  const { portalHeaderBackground } = productThemes.light;
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
