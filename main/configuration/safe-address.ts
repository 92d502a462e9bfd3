const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** An http address of this machine. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && LOOPBACK.includes(hostname);
}

/** Tokens and passwords go to the gateway, so nothing but this machine's own may be reached without encryption. */
export function isSafeGateway(url: string): boolean {
  return URL.canParse(url) && (new URL(url).protocol === 'https:' || isLoopback(url));
}

/**
 * The origin of a web site that people's phones are sent to, from its address; null for one that is not encrypted, unless it
 * is this machine's, and for one with a path.
 */
export function webOriginOf(url: string): string | null {
  if (!isSafeGateway(url)) return null;
  const { origin, href } = new URL(url);
  return href === `${origin}/` ? origin : null;
}
