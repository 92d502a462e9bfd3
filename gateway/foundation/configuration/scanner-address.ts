import type { NetConnectOpts } from 'node:net';

const HOST_AND_PORT = /^(?:\[(?<v6>[\da-fA-F:.]+)\]|(?<host>[^\s:/[\]]+)):(?<port>\d{1,5})$/;

/** `host:port`, or the path of a Unix socket; null when it is neither. */
export function scannerAddress(written: string): NetConnectOpts | null {
  if (written.startsWith('/')) return { path: written };
  const parts = HOST_AND_PORT.exec(written)?.groups;
  const port = Number(parts?.['port']);
  const host = parts?.['v6'] ?? parts?.['host'];
  return host === undefined || port < 1 || port > 65_535 ? null : { host, port };
}
