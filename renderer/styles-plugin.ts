import griffel from '@griffel/vite-plugin';
import type { Plugin } from 'vite';
import { cachedTransforms } from './cached-transforms.ts';

/** Without this the plugin would parse every file, which took half of a build. */
const WITH_STYLES = /\bmakeStyles\b/;

/** Makes the styles of the portal's components in the build, and not at each start; `kept` is as in cachedTransforms. */
export function stylesPlugin(kept?: string): Plugin {
  const plugin = cachedTransforms(
    griffel({
      babelOptions: {
        presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
      },
    }),
    kept,
  );
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return { ...plugin, transform: { filter: { code: WITH_STYLES }, handler: transform } };
}
