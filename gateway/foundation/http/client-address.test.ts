import { describe, expect, it } from 'vitest';
import { addressList } from '#gateway/foundation/configuration/address-list.ts';
import { addressKey, clientAddress } from '#gateway/foundation/http/client-address.ts';

describe('the client behind proxies', () => {
  const PROXIES = ['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.1'];
  const behind = (peer: string, xForwardedFor: string | undefined, forwarded?: string) => {
    const proxies = addressList(PROXIES);
    if (proxies === null) throw new Error('not a list');
    return clientAddress(proxies, peer, { xForwardedFor, forwarded });
  };

  it('is the peer of the connection if that is not a trusted proxy, whatever the headers say', () => {
    expect(behind('203.0.113.7', '198.51.100.1', 'for=198.51.100.1')).toBe('203.0.113.7');
    expect(behind('10.0.0.1', undefined)).toBe('10.0.0.1');
  });

  it('is the last address that no trusted proxy has, read from the right', () => {
    expect(behind('10.0.0.1', '198.51.100.9, 203.0.113.7')).toBe('203.0.113.7');
    expect(behind('10.0.0.1', '198.51.100.9, 203.0.113.7, 10.2.3.4, 192.0.2.1')).toBe(
      '203.0.113.7',
    );
    expect(behind('::ffff:10.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
    expect(behind('2001:db8:ffff::1', '2001:db8:1::9')).toBe('2001:db8:1::9');
  });

  it('comes from Forwarded as well, with ports, quotes and brackets', () => {
    const forwarded = 'for=198.51.100.9;proto=https, by=10.0.0.2;For="[2001:db8:1::9]:4711"';
    expect(behind('10.0.0.1', undefined, forwarded)).toBe('2001:db8:1::9');
    expect(behind('10.0.0.1', undefined, 'for=203.0.113.7:80, for=10.0.0.9')).toBe('203.0.113.7');
  });

  it('is the last known hop if the text before it is not an address', () => {
    expect(behind('10.0.0.1', '203.0.113.7, unknown')).toBe('10.0.0.1');
    expect(behind('10.0.0.1', '203.0.113.7, , 10.0.0.2')).toBe('10.0.0.2');
    expect(behind('10.0.0.1', undefined, 'for=_hidden')).toBe('10.0.0.1');
  });

  it('ignores an address in only one of two differing headers, as the client may have written it', () => {
    expect(behind('10.0.0.1', '203.0.113.7', 'for=198.51.100.1')).toBe('10.0.0.1');
    expect(behind('10.0.0.1', '203.0.113.7', 'for=203.0.113.7')).toBe('203.0.113.7');
  });
});

describe('a list of proxies', () => {
  it('takes addresses and ranges, and nothing else', () => {
    expect(addressList(['10.0.0.0/8', '::1'])).not.toBeNull();
    for (const wrong of ['10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.0/', '::/129', '']) {
      expect(addressList([wrong]), wrong).toBeNull();
    }
  });
});

describe('the key of an address', () => {
  it('is the IPv4 address, or the /64 network of an IPv6 one', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
    expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(addressKey('2001:DB8:1:2::9')).toBe('2001:db8:1:2');
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0');
    expect(addressKey('::1')).toBe('0:0:0:0');
  });
});
