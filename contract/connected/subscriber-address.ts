/** Where subscribers are told of events: outside this network, unless the deployment allows what is near it. */

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];
/** Names that no public name server knows. */
const NEAR_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|svc)$/;

/** Whether an IP address is of a network that the internet does not reach: this machine, a private or a reserved one. */
export function isNearAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain;
  const parts = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(mapped);
  if (parts === null) return plain.includes(':') && isNearIpv6(plain);
  const [first = 0, second = 0] = parts.slice(1).map(Number);
  return (
    first === 0 ||
    first === 10 ||
    first === 127 ||
    (first === 100 && second >= 64 && second < 128) ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 168) ||
    (first === 192 && second === 0) ||
    (first === 198 && (second === 18 || second === 19)) ||
    first >= 224
  );
}

/** Only 2000::/3 is routed; what carries an IPv4 address within is refused with it. */
const isNearIpv6 = (address: string): boolean =>
  !/^[23][\da-f]{3}:/.test(address) ||
  /^(?:2002|2001:0{0,3}):/.test(address) ||
  address.startsWith('2001::');

/**
 * What an address is as that of a subscriber: `outside`, `near` where only a deployment that allows it may use it, or null
 * where nobody may. Personal data go there: only this machine itself may be reached without encryption.
 */
export function subscriberAddressKind(text: string): 'outside' | 'near' | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, username, password, hash, search } = new URL(text);
  // What stands after `?` ends up in logs on the way.
  if (username !== '' || password !== '' || hash !== '' || search !== '') return null;
  if (protocol === 'http:') return LOOPBACK.includes(hostname) ? 'near' : null;
  if (protocol !== 'https:') return null;
  const isName = !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[');
  const isNear = isName
    ? !hostname.includes('.') || NEAR_NAMES.test(hostname.replace(/\.$/, ''))
    : isNearAddress(hostname);
  return isNear ? 'near' : 'outside';
}
