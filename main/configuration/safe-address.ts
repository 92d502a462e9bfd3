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
