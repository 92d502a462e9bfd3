import { extname, resolve, sep } from 'node:path';

const INDEX = 'index.html';

/** Only kinds of file that the bundle is made of; anything else is not served. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pfb': 'application/octet-stream',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

export type RendererFile = { readonly path: string; readonly mediaType: string };

/**
 * The file of the renderer's folder that a request is for. A path without an extension is a route of the single-page
 * app and gives its index. Null for whatever could lead out of the folder, and for kinds of file that are not served.
 */
export function rendererFile(folder: string, requestUrl: string): RendererFile | null {
  const path = decodedPath(requestUrl);
  if (path === null || isSuspicious(path)) return null;
  const relative = path.replace(/^\/+/, '');
  // A route may hold a dot or an ampersand, but its last part never looks like a file.
  const isRoute = extname(relative) === '';
  const file = resolve(folder, isRoute ? INDEX : relative);
  const mediaType = MEDIA_TYPES[extname(file).toLowerCase()];
  if (mediaType === undefined || !file.startsWith(resolve(folder) + sep)) return null;
  return { path: file, mediaType };
}

/** The path exactly as in the address: parsing it as a URL would resolve its dots before they could be refused. */
function decodedPath(requestUrl: string): string | null {
  const path = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(requestUrl)?.[1];
  if (path === undefined) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function isSuspicious(path: string): boolean {
  const parts = path.split('/');
  return (
    parts.includes('..') ||
    parts.includes('.') ||
    // What is still encoded after decoding was encoded twice.
    /[\0\\:]|%2e|%2f|%5c|%00/i.test(path)
  );
}
