import { identityAccess } from '#contract/identity-service.ts';

/** Decides which external addresses the renderer may reach. The gateway is not among them: main calls it. */
export type Egress = (url: string) => boolean;

/** With the emulator, exactly its origin; otherwise the identity service and its captcha, over https only. */
export function egressFor(emulatorOrigin: string | null): Egress {
  const { origins, scripts } = identityAccess(emulatorOrigin);
  return (url) => {
    if (!URL.canParse(url)) return false;
    const { origin, href, username, password } = new URL(url);
    if (username !== '' || password !== '') return false;
    return origins.includes(origin) || scripts.some((allowed) => href.startsWith(allowed));
  };
}

/** Schemes that never leave the page, and that of the developer tools. */
const INNER_SCHEMES: readonly string[] = ['data:', 'blob:', 'about:', 'devtools:'];

/** The same for requests that no scheme handler sees: http, sockets, files, and what the handler sends on. */
export function mayLeaveUnhandled(
  url: string,
  egress: Egress,
  developmentSocket: string | null,
): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  if (INNER_SCHEMES.includes(protocol)) return true;
  if (developmentSocket !== null && origin === new URL(developmentSocket).origin) return true;
  return (protocol === 'http:' || protocol === 'https:') && egress(url);
}
