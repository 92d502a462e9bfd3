import { useMemo, useSyncExternalStore } from 'react';
import { CHART_COLOURS, type ChartColourName } from '#renderer/theme/chart-colours.ts';
import { type Look, PATTERNS, TILE } from '#renderer/ui/chart/look.ts';

/** Colours and fonts a chart is currently drawn with. */
export type Palette = {
  readonly colours: Readonly<Record<ChartColourName, string>>;
  /** Each look's colour with its pattern. */
  readonly fills: Readonly<Record<Look, string | CanvasPattern>>;
  readonly fontFamily: string;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
};

/** Where a chart is shown. `system` is a screen with forced colours. */
export type Surface = 'screen' | 'system' | 'paper';

/** Paper has many more dots than a screen. */
const PAPER_RATIO = 4;

/** The current colours, and patterns at the resolution of the surface. */
export function readPalette(surface: Surface): Palette {
  const page = getComputedStyle(document.documentElement);
  const colourOf = (name: ChartColourName) => {
    const { screen, paper, system } = CHART_COLOURS[name];
    if (surface === 'system') return system;
    const colour = surface === 'paper' ? paper : screen;
    return colour.startsWith('var(') ? page.getPropertyValue(nameOf(colour)).trim() : colour;
  };
  const ratio = surface === 'paper' ? PAPER_RATIO : window.devicePixelRatio;
  const colours = {
    primary: colourOf('primary'),
    accent: colourOf('accent'),
    third: colourOf('third'),
    quiet: colourOf('quiet'),
    alert: colourOf('alert'),
    text: colourOf('text'),
    line: colourOf('line'),
    ground: colourOf('ground'),
    tip: colourOf('tip'),
    tipText: colourOf('tipText'),
  };
  const fill = (look: Look) => fillOf(look, colours, ratio);
  return {
    colours,
    fills: {
      primary: fill('primary'),
      accent: fill('accent'),
      third: fill('third'),
      quiet: fill('quiet'),
      alert: fill('alert'),
    },
    fontFamily: getComputedStyle(document.body).fontFamily,
    ratio,
  };
}

/** `--name` of `var(--name)`. */
const nameOf = (variable: string) => variable.slice('var('.length, -1);

function fillOf(look: Look, colours: Palette['colours'], ratio: number): string | CanvasPattern {
  const pattern = PATTERNS[look];
  const tile = document.createElement('canvas');
  tile.width = tile.height = Math.round(TILE * ratio);
  const pen = tile.getContext('2d');
  if (pattern === null || pen === null) return colours[look];
  const [ground, mark] = pattern.onEmpty
    ? [colours.ground, colours[look]]
    : [colours[look], colours.ground];
  const scale = tile.width / TILE;
  pen.scale(scale, scale);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, TILE, TILE);
  pen.strokeStyle = mark;
  pen.lineWidth = pattern.width;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(pattern.path));
  const fill = pen.createPattern(tile, 'repeat');
  // The tile is in device pixels, the chart in CSS pixels.
  fill?.setTransform(new DOMMatrix().scale(1 / scale));
  return fill ?? colours[look];
}

const DARK = window.matchMedia('(prefers-color-scheme: dark)');
const SYSTEM_COLOURS = window.matchMedia('(forced-colors: active)');

/** The page's palette, read again when its colours or zoom change and when it is printed. */
export function usePalette(onPaper: boolean): Palette {
  const scene = useSyncExternalStore(subscribe, currentScene);
  return useMemo(() => {
    // `readPalette` reads the new colours from the page; `scene` only says when.
    const [system] = scene.split(' ');
    if (onPaper) return readPalette('paper');
    return readPalette(system === 'system' ? 'system' : 'screen');
  }, [scene, onPaper]);
}

function currentScene(): string {
  const system = SYSTEM_COLOURS.matches ? 'system' : 'own';
  const scheme = DARK.matches ? 'dark' : 'light';
  const { contrast } = document.documentElement.dataset;
  return `${system} ${scheme} ${contrast ?? 'usual'} ${window.devicePixelRatio}`;
}

function subscribe(changed: () => void): () => void {
  DARK.addEventListener('change', changed);
  SYSTEM_COLOURS.addEventListener('change', changed);
  // A zoom change is also a resize.
  window.addEventListener('resize', changed);
  return () => {
    DARK.removeEventListener('change', changed);
    SYSTEM_COLOURS.removeEventListener('change', changed);
    window.removeEventListener('resize', changed);
  };
}
