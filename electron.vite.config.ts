import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { type Plugin, defaultClientConditions } from 'vite';
import { chartJsPlugin } from './renderer/chart-js-plugin.ts';
import { themePlugin } from './renderer/theme-plugin.ts';

/** Absolute: the development server would look for it from the renderer's folder, the build from here. */
const RENDERER_PAGE = fileURLToPath(new URL('renderer/index.html', import.meta.url));
/** Port of the development server. Pages come from an https origin of their own, so its client is told where it is. */
const DEVELOPMENT_PORT = 5199;

/** electron-vite makes addresses relative, for pages from files; ours come from an origin, at any depth of path. */
function absoluteAddresses(): Plugin {
  return { name: 'portal-absolute-addresses', config: () => ({ base: '/' }) };
}

/** The gateway and the Auth emulator of this machine, for `npm run dev:desktop` alone: a build names no such address. */
const DEVELOPMENT = { gatewayUrl: 'http://127.0.0.1:8787', emulatorUrl: 'http://127.0.0.1:9099' };

export default defineConfig(({ command }) => ({
  main: {
    define: { __DEVELOPMENT__: JSON.stringify(command === 'serve' ? DEVELOPMENT : null) },
    build: {
      outDir: 'out/desktop/main',
      // Everything is bundled but what holds native libraries.
      externalizeDeps: false,
      rolldownOptions: { input: 'main/index.ts', external: ['keytar', '@node-rs/argon2'] },
    },
  },
  preload: {
    build: {
      outDir: 'out/desktop/preload',
      externalizeDeps: false,
      rolldownOptions: {
        input: 'preload/index.ts',
        // A sandboxed preload script is CommonJS and can load nothing but `electron`.
        output: { format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    root: 'renderer',
    resolve: { conditions: ['desktop', ...defaultClientConditions] },
    plugins: [react(), themePlugin(), chartJsPlugin(), absoluteAddresses()],
    // The desktop has no prerendered pages: the app holds the whole site.
    define: { __WHOLE_SITE_IN_APP__: 'true' },
    server: {
      host: '127.0.0.1',
      port: DEVELOPMENT_PORT,
      strictPort: true,
      hmr: { protocol: 'ws', host: '127.0.0.1', clientPort: DEVELOPMENT_PORT },
    },
    build: {
      outDir: 'out/desktop/renderer',
      minify: true,
      rolldownOptions: { input: RENDERER_PAGE },
    },
  },
}));
