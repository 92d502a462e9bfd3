/**
 * How bright and how sharp the picture of a document is: arithmetic on its pixels. docs/picture-hints.md has the reasons, and
 * what was measured.
 */
import type { Size } from '#renderer/ui/viewer/picture-size.ts';

export type Pixels = Size & {
  /** Red, green, blue and alpha of each pixel, 0 to 255. */
  readonly data: Uint8Array | Uint8ClampedArray;
};

type Grey = Size & { readonly levels: Float32Array };

export type PictureMeasures = {
  /** Pixels of the longest side. */
  readonly longest: number;
  /** How bright the lightest tenth is, which on a picture of a document is paper. 0 to 255. */
  readonly paper: number;
  /** Larger is sharper: the share of a tile's contrast that lies in its finest details. Null if there is nothing to see. */
  readonly sharpness: number | null;
};

/** Pixels of the longest side of the copy that is measured: noise of the camera evens out, and small text keeps its edges. */
const COPY_LONGEST = 1000;
/** Side of a tile, in pixels of the copy. */
const TILE = 40;
/** A tile with less variance is bare paper, or a part of the table. In levels of grey, squared. */
const LEAST_VARIANCE = 64;
/** Bare tiles are at least this share of a picture: what varies in them is noise. */
const BARE_SHARE = 0.1;
/** The share of the tiles that are less sharp, or less bright, than what is measured. */
const MOST = 0.9;

/** A grey copy, each pixel of which is the mean of those that it stands for. */
function greyCopy({ width, height, data }: Pixels): Grey {
  const scale = Math.min(1, COPY_LONGEST / Math.max(width, height));
  const across = Math.max(1, Math.floor(width * scale));
  const down = Math.max(1, Math.floor(height * scale));
  const levels = new Float32Array(across * down);
  const counts = new Uint32Array(levels.length);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(down - 1, Math.floor(y * scale)) * across;
    for (let x = 0; x < width; x += 1) {
      const to = row + Math.min(across - 1, Math.floor(x * scale));
      // ITU-R BT.601.
      const grey =
        0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      levels[to] = (levels[to] ?? 0) + grey;
      counts[to] = (counts[to] ?? 0) + 1;
      at += 4;
    }
  }
  return {
    width: across,
    height: down,
    levels: levels.map((sum, index) => sum / (counts[index] ?? 1)),
  };
}

type Tile = {
  readonly brightness: number;
  readonly variance: number;
  /** Mean squares of the second differences: the two halves of the Laplacian, which a shaken picture has in one direction only. */
  readonly across: number;
  readonly down: number;
};

function tileAt({ width, levels }: Grey, left: number, top: number): Tile {
  let [sum, squares, across, down] = [0, 0, 0, 0];
  for (let y = top; y < top + TILE; y += 1) {
    for (let x = left; x < left + TILE; x += 1) {
      const at = y * width + x;
      const level = levels[at] ?? 0;
      sum += level;
      squares += level ** 2;
      across += ((levels[at - 1] ?? 0) + (levels[at + 1] ?? 0) - 2 * level) ** 2;
      down += ((levels[at - width] ?? 0) + (levels[at + width] ?? 0) - 2 * level) ** 2;
    }
  }
  const count = TILE ** 2;
  const brightness = sum / count;
  return {
    brightness,
    variance: squares / count - brightness ** 2,
    across: across / count,
    down: down / count,
  };
}

/** Tiles of the copy, without its outermost pixels, whose neighbours are missing. */
function tilesOf(grey: Grey): readonly Tile[] {
  const tiles: Tile[] = [];
  for (let top = 1; top + TILE < grey.height; top += TILE) {
    for (let left = 1; left + TILE < grey.width; left += TILE) tiles.push(tileAt(grey, left, top));
  }
  return tiles;
}

/** The value below which this share of the values lies; null if there are none. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? null;
}

export function measurePicture(pixels: Pixels): PictureMeasures {
  const tiles = tilesOf(greyCopy(pixels));
  const noise = {
    across:
      quantile(
        tiles.map(({ across }) => across),
        BARE_SHARE,
      ) ?? 0,
    down:
      quantile(
        tiles.map(({ down }) => down),
        BARE_SHARE,
      ) ?? 0,
  };
  const sharpness = tiles
    .filter(({ variance }) => variance >= LEAST_VARIANCE)
    .map(
      ({ across, down, variance }) => Math.min(across - noise.across, down - noise.down) / variance,
    );
  return {
    longest: Math.max(pixels.width, pixels.height),
    paper:
      quantile(
        tiles.map(({ brightness }) => brightness),
        MOST,
      ) ?? 255,
    sharpness: quantile(sharpness, MOST),
  };
}
