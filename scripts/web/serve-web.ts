/** Serves out/web as a static host would: precompressed files, long-lived assets, security headers on everything. */
import { readFile } from 'node:fs/promises';
import { type ServerResponse, createServer } from 'node:http';
import sirv from 'sirv';
import { baseOf } from '#contract/addresses.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { canonicalOf } from '#scripts/web/canonical.ts';
import { VARY, startElsewhere } from '#scripts/web/first-visit.ts';
import { fileOf } from '#scripts/web/page-files.ts';
import { readSiteSecurity } from '#scripts/web/page-security.ts';
import { OUT } from '#scripts/lib/places.ts';
import { portalSettingsFrom } from '#scripts/web/portal-settings.ts';
import { NEVER, notFoundFileAt, siteHeaders } from '#scripts/web/site-headers.ts';

const HOST = '127.0.0.1';
const port = Number(process.env['PORTAL_PORT'] ?? 4173);
/** The folder and its security file, when another than the last build is to be served. */
const { PORTAL_WEB_FOLDER: web = OUT.web, PORTAL_WEB_SECURITY: webSecurity = OUT.webSecurity } =
  process.env;
const settings = portalSettingsFrom(process.env);
const security = await readSiteSecurity(webSecurity);
const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));

const notFoundPages = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const file = notFoundFileAt(baseOf(language));
      return [file, await readFile(`${web}${file}`)] as const;
    }),
  ),
);

const files = sirv(web, {
  etag: true,
  brotli: true,
  gzip: true,
  extensions: [],
  setHeaders: (response, path) => {
    if (path === '/index.html') response.setHeader('Vary', `${VARY}, Accept-Encoding`);
  },
});
const pages = Object.keys(security);

const server = createServer((request, response) => {
  const { path, search } = partsOf(request.url ?? '/');
  const canonical = canonicalOf(path, pages);
  const start = startElsewhere(request.headers);
  setHeaders(response, siteHeaders(path, security, settings));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else if (path === '/portal-settings.json') {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(settings));
  } else if (path === '/' && start !== null) {
    response
      .writeHead(302, { Location: `${start}${search}`, 'Cache-Control': NEVER, Vary: VARY })
      .end();
  } else if (canonical !== null) {
    response.writeHead(308, { Location: `${encodeURI(canonical)}${search}` }).end();
  } else {
    // In one spelling, for the files know `/news&blog` but not `/news%26blog`.
    request.url = encodeURI(
      path.startsWith('/') && pages.includes(path) ? `/${fileOf(path)}` : path,
    );
    files(request, response, () => {
      const file = notFoundFileAt(path);
      setHeaders(response, siteHeaders(file, security, settings));
      response
        .writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
        .end(notFoundPages.get(file));
    });
  }
});

/** The decoded path and the query of a request; a path that cannot be decoded leads to no page. */
function partsOf(url: string): { readonly path: string; readonly search: string } {
  const { pathname, search } = new URL(url.startsWith('/') ? `http://${HOST}${url}` : url);
  try {
    return { path: decodeURIComponent(pathname), search };
  } catch {
    return { path: pathname, search };
  }
}

server.listen(port, HOST, () => {
  console.log(JSON.stringify({ event: 'listening', port: addressPort() }));
});

function addressPort(): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
