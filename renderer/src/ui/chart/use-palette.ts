import { useMemo, useSyncExternalStore } from 'react';
import { type Palette, readPalette } from '#renderer/ui/chart/palette.ts';

const DARK = '(prefers-color-scheme: dark)';
const SYSTEM_COLOURS = '(forced-colors: active)';

/** The palette of the page, read again when its colours or its zoom change, or when it is printed. */
export function usePalette(onPaper: boolean): Palette {
  const scene = useSyncExternalStore(subscribe, currentScene);
  return useMemo(() => {
    // What has changed is in the page itself.
    const [system] = scene.split(' ');
    if (onPaper) return readPalette('paper');
    return readPalette(system === 'system' ? 'system' : 'screen');
  }, [scene, onPaper]);
}

function currentScene(): string {
  const system = window.matchMedia(SYSTEM_COLOURS).matches ? 'system' : 'own';
  const scheme = window.matchMedia(DARK).matches ? 'dark' : 'light';
  return `${system} ${scheme} ${window.devicePixelRatio}`;
}

function subscribe(changed: () => void): () => void {
  const queries = [DARK, SYSTEM_COLOURS].map((query) => window.matchMedia(query));
  queries.forEach((query) => query.addEventListener('change', changed));
  // A change of zoom is one of size.
  window.addEventListener('resize', changed);
  return () => {
    queries.forEach((query) => query.removeEventListener('change', changed));
    window.removeEventListener('resize', changed);
  };
}
