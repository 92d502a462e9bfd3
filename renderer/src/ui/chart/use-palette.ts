import { useMemo, useSyncExternalStore } from 'react';
import { type Palette, readPalette } from '#renderer/ui/chart/palette.ts';

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
  return `${system} ${scheme} ${window.devicePixelRatio}`;
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
