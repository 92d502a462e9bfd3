import { BlockList, isIP } from 'node:net';

/** Addresses and ranges (`10.0.0.0/8`) of proxies; null if any of them is invalid. */
export function addressList(entries: readonly string[]): BlockList | null {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const isRange = bits !== undefined;
    if (version === 0 || rest.length > 0) return null;
    if (isRange && (!/^\d{1,3}$/.test(bits) || Number(bits) > longest)) return null;
    list.addSubnet(address, isRange ? Number(bits) : longest, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
