import { APP_HOST } from '#main/origin/app-address.ts';
import type { Egress } from '#main/origin/egress.ts';
import type { Log } from '#main/lib/log.ts';
import { type RendererFile, rendererFile } from '#main/origin/renderer-files.ts';
import type { FallbackFiles } from '#main/origin/fallback-page.ts';

/** A page that the build rendered, with its own headers. */
export type RenderedPage = {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type AppOriginEffects = {
  /** Folder of the built renderer. */
  readonly folder: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The page that was rendered beforehand for a path, with the headers that it needs; null where there is none. */
  readonly firstPage: (path: string) => Promise<RenderedPage | null>;
  readonly readFile: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Sends a request on to the network. */
  readonly forward: (request: Request) => Promise<Response>;
  readonly egress: Egress;
  /** Pages that are available even if the renderer's are not. */
  readonly fallback: FallbackFiles;
  readonly log: Log;
  /** Fetches from the development server instead of the disk, where there is one. */
  readonly development: ((path: string) => Promise<Response>) | null;
};

/**
 * Answers every https request of the portal's windows: its own host from disk, the identity service's hosts from the
 * network, and nothing else.
 */
export function appOrigin(effects: AppOriginEffects): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    if (url.host === APP_HOST) return ownHost(effects, request);
    if (effects.egress(request.url)) return effects.forward(request);
    effects.log({ event: 'egress-refused', host: url.host });
    return Response.error();
  };
}

async function ownHost(effects: AppOriginEffects, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(effects, 405);
  const { pathname, search } = new URL(request.url);
  const fallback = effects.fallback.get(pathname);
  if (fallback !== undefined) return fallbackAnswer(fallback, effects.headers);
  if (effects.development !== null) return fromDevelopment(effects, effects.development, request);
  const first = search === '' ? await effects.firstPage(pathname) : null;
  if (first !== null) return pageAnswer(first);
  const file = rendererFile(effects.folder, request.url);
  if (file !== null) return fromDisk(effects, file);
  effects.log({ event: 'path-refused' });
  return answer(effects, 404);
}

/** Answers with nothing but fallback pages, for a program that must not show the portal. */
export function fallbackOrigin(
  fallback: FallbackFiles,
  headers: Readonly<Record<string, string>>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { host, pathname } = new URL(request.url);
    const file = host === APP_HOST ? fallback.get(pathname) : undefined;
    return file === undefined ? Response.error() : fallbackAnswer(file, headers);
  };
}

function fallbackAnswer(
  { text, mediaType }: { readonly text: string; readonly mediaType: string },
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(text, { headers: { ...headers, 'Content-Type': mediaType } });
}

function pageAnswer({ html, headers }: RenderedPage): Response {
  return new Response(html, {
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

async function fromDisk(effects: AppOriginEffects, file: RendererFile): Promise<Response> {
  try {
    return answer(effects, 200, await effects.readFile(file.path), file.mediaType);
  } catch {
    return answer(effects, 404);
  }
}

async function fromDevelopment(
  effects: AppOriginEffects,
  development: (path: string) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const reply = await development(`${pathname}${search}`);
  const mediaType = reply.headers.get('Content-Type') ?? undefined;
  return answer(effects, reply.status, new Uint8Array(await reply.arrayBuffer()), mediaType);
}

function answer(
  { headers }: AppOriginEffects,
  status: number,
  body?: Uint8Array<ArrayBuffer>,
  mediaType = 'text/plain; charset=utf-8',
): Response {
  return new Response(body ?? null, { status, headers: { ...headers, 'Content-Type': mediaType } });
}
