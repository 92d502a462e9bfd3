/** The portal as one single-page app that reloads on change. Prerendering, compression and headers are left out. */
import { createServer } from 'vite';
import { portalSettingsFrom } from '#scripts/web/portal-settings.ts';
import { CONFIG_FILE } from '#scripts/lib/places.ts';

const settings = JSON.stringify(portalSettingsFrom(process.env));

const server = await createServer({
  configFile: CONFIG_FILE,
  plugins: [
    {
      name: 'portal-settings',
      configureServer: ({ middlewares }) => {
        middlewares.use('/portal-settings.json', (_request, response) => {
          response.setHeader('Content-Type', 'application/json').end(settings);
        });
      },
    },
  ],
});
await server.listen();
console.log(JSON.stringify({ event: 'listening', port: server.config.server.port }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close());
}
