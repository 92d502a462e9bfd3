export type DevelopmentServer = {
  readonly fetch: (path: string) => Promise<Response>;
  /** Where its client connects for updates. */
  readonly socket: string;
};

/** The server that `npm run dev:desktop` starts and names in the environment; null when a built renderer is shown. */
export function developmentServer(
  environment: Readonly<Record<string, string | undefined>>,
  fetch: (url: string) => Promise<Response>,
): DevelopmentServer | null {
  const url = environment['ELECTRON_RENDERER_URL'];
  if (url === undefined || !URL.canParse(url)) return null;
  const { origin, host } = new URL(url);
  return { fetch: (path) => fetch(`${origin}${path}`), socket: `ws://${host}` };
}
