import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { fail, type Result, succeed } from '#contract/result.ts';

/** Every page shows it, so that it has to be small. */
const MAX_BYTES = 100_000;
/** Pixels on the shorter side: the largest icon has 512. */
const MIN_PIXELS = 256;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a drawing needs: nothing that runs, moves or fetches anything. */
const ELEMENTS = new Set(
  'svg g defs title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  `xmlns xmlns:xlink version id class viewBox width height preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy d points
  transform fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity clip-path clip-rule mask offset stop-color stop-opacity gradientUnits
  gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits role aria-label xml:space`.split(
    /\s+/,
  ),
);
/** The one kind of reference that a value may have: to a part of the same drawing. */
const OWN_PART = /url\(\s*["']?#[\w-]+["']?\s*\)/g;

/** The logo as SVG, which a PNG is put into; or what is wrong with the file. */
export async function logoAsSvg(file: Buffer): Promise<Result<string, string>> {
  if (file.byteLength > MAX_BYTES) {
    return fail(
      `has ${file.byteLength} bytes, and may have ${MAX_BYTES}: make it simpler or smaller`,
    );
  }
  const isPng = file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE);
  const svg = isPng ? null : file.toString('utf8');
  const fault = svg === null ? null : faultOfSvg(svg);
  if (fault !== null) return fail(fault);
  const size = await sharp(file)
    .metadata()
    .catch(() => null);
  if (size === null) return fail('cannot be drawn: save it again as SVG or PNG');
  if (svg !== null) return succeed(svg);
  const { width, height } = size;
  if (Math.min(width, height) < MIN_PIXELS) {
    return fail(`has ${width} × ${height} pixels: make it at least ${MIN_PIXELS} on each side`);
  }
  const data = file.toString('base64');
  return succeed(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`,
  );
}

function faultOfSvg(svg: string): string | null {
  const faults: string[] = [];
  const parser = new SaxesParser();
  let isFirst = true;
  parser.on('doctype', () => faults.push('has a document type: save it as plain SVG'));
  parser.on('processinginstruction', ({ target }) => faults.push(`has <?${target}?>: remove it`));
  parser.on('opentag', ({ name, attributes }) => {
    if (isFirst && name !== 'svg') faults.push('is neither SVG nor PNG');
    isFirst = false;
    if (!ELEMENTS.has(name)) {
      faults.push(`has <${name}>: save it as plain SVG with shapes only, without it`);
    }
    for (const [attribute, value] of Object.entries(attributes)) {
      if (!ATTRIBUTES.has(attribute) || /url\(|&#/.test(value.replaceAll(OWN_PART, ''))) {
        faults.push(`has ${attribute} on <${name}>: save it as plain SVG, without it`);
      }
    }
  });
  parser.on('error', () => faults.push('is neither well-formed SVG nor PNG'));
  parser.write(svg).close();
  return faults[0] ?? null;
}
