import type { BlockList } from 'node:net';
import { isIP } from 'node:net';
import { addressList } from '#gateway/foundation/configuration/address-list.ts';

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** `"[2001:db8::1]:4711"`, `203.0.113.7:80` or a bare address; null for anything else, such as `unknown`. */
function readAddress(written: string): string | null {
  const text = written.trim().replace(/^"(.*)"$/, '$1');
  const bracketed = /^\[([\da-fA-F:.]+)\](?::\d+)?$/.exec(text)?.[1];
  const address = plain(bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1'));
  return isIP(address) === 0 ? null : address;
}

/** The `for` of each hop, first to last. */
const hopsInForwarded = (header: string) =>
  header.split(',').map((hop) => /(?:^|;)\s*for\s*=\s*("[^"]*"|[^;]*)/i.exec(hop)?.[1] ?? '');

/** From the right, each hop is vouched for by the trusted one before it: the first untrusted address is the client. */
function clientBehind(proxies: BlockList, peer: string, hops: readonly string[]): string {
  let client = peer;
  for (const hop of hops.toReversed()) {
    if (!isIn(proxies, client)) return client;
    const address = readAddress(hop);
    if (address === null) return client;
    client = address;
  }
  return client;
}

export type ForwardingHeaders = {
  readonly forwarded: string | undefined;
  readonly xForwardedFor: string | undefined;
};

/**
 * The client's address. Headers count only from a trusted proxy, since anybody can write them. A proxy writes one of
 * the two and may pass the other on unchanged: if both are present and differ, neither is trusted.
 */
export function clientAddress(
  proxies: BlockList,
  socketAddress: string,
  { forwarded, xForwardedFor }: ForwardingHeaders,
): string {
  const peer = plain(socketAddress);
  const found = [
    ...(forwarded === undefined ? [] : [clientBehind(proxies, peer, hopsInForwarded(forwarded))]),
    ...(xForwardedFor === undefined ? [] : [clientBehind(proxies, peer, xForwardedFor.split(','))]),
  ];
  const [first = peer, second = first] = found;
  return first === second ? first : peer;
}

/** Whether an address is one of these, or in one of these ranges; any is where there are none. */
export function isListed(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  const list = addressList(allowed);
  return list !== null && isIn(list, plain(address));
}

/** Whether a request comes directly from this machine, not through a proxy on it. */
export function isLoopbackRequest(socketAddress: string | undefined, headers: Headers): boolean {
  const address = plain(socketAddress ?? '');
  const isForwarded = headers.has('Forwarded') || headers.has('X-Forwarded-For');
  return (address === '::1' || address.startsWith('127.')) && !isForwarded;
}

/** Rate limit key of an address. An IPv6 customer controls a whole /64, so it counts as one; IPv4 stays as it is. */
export function addressKey(address: string): string {
  const known = plain(address);
  if (!known.includes(':')) return known;
  const [head = '', tail] = known.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':').toLowerCase();
}
