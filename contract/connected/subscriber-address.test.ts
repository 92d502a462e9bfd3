import { describe, expect, it } from 'vitest';
import { isNearAddress, subscriberAddressKind } from '#contract/connected/subscriber-address.ts';

describe('the address of a subscriber', () => {
  it.each([
    'https://crm.example.com/events',
    'https://crm.example.com:8443/',
    'https://203.0.113.9/events',
    'https://[2400:cb00::1]/events',
  ])('is outside: %s', (url) => expect(subscriberAddressKind(url)).toBe('outside'));

  it.each([
    'http://127.0.0.1:8790/events',
    'http://localhost:8790/events',
    'https://localhost/events',
    'https://crm/events',
    'https://crm.internal/events',
    'https://crm.local./events',
    'https://10.1.2.3/events',
    'https://172.16.0.1/events',
    'https://192.168.1.1/events',
    'https://169.254.169.254/latest',
    'https://0x7f000001/events',
    'https://2130706433/events',
    'https://[::1]/events',
    'https://[fd00::1]/events',
    'https://[::ffff:10.0.0.1]/events',
    'https://[2002:a00:1::]/events',
  ])('is near: %s', (url) => expect(subscriberAddressKind(url)).toBe('near'));

  it.each([
    'http://crm.example.com/events',
    'https://name:word@crm.example.com/',
    'https://crm.example.com/events?token=x',
    'https://crm.example.com/#x',
    'ftp://crm.example.com/',
    'crm.example.com',
    '',
  ])('may not be "%s"', (url) => expect(subscriberAddressKind(url)).toBeNull());
});

describe('an IP address', () => {
  it.each([
    '127.0.0.1',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '0.0.0.0',
    '::',
    'fe80::1',
    '::ffff:192.168.0.1',
  ])('is near: %s', (address) => expect(isNearAddress(address)).toBe(true));
  it.each(['203.0.113.9', '100.128.0.1', '172.32.0.1', '2400:cb00::1'])(
    'is outside: %s',
    (address) => expect(isNearAddress(address)).toBe(false),
  );
});
