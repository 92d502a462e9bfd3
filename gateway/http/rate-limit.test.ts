import { describe, expect, it } from 'vitest';
import { addressKey, rateLimit } from '#gateway/http/rate-limit.ts';

describe('a rate limit', () => {
  const start = () => {
    const clock = { now: 1_000_000 };
    return { clock, limit: rateLimit({ attempts: 3, windowSeconds: 60 }, () => clock.now) };
  };

  it('allows so many attempts and says when the window ends', () => {
    const { clock, limit } = start();
    for (let attempt = 0; attempt < 3; attempt += 1) expect(limit.take('a').allowed).toBe(true);
    clock.now += 20_500;
    expect(limit.take('a')).toStrictEqual({ allowed: false, retryAfterSeconds: 40 });
    expect(limit.take('b').allowed).toBe(true);
    clock.now += 39_500;
    expect(limit.take('a').allowed).toBe(true);
  });

  it('counts only what is not given back, once', () => {
    const { limit } = start();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const taken = limit.take('a');
      expect(taken.allowed).toBe(true);
      if (taken.allowed) {
        taken.giveBack();
        taken.giveBack();
      }
    }
    for (let attempt = 0; attempt < 3; attempt += 1) expect(limit.take('a').allowed).toBe(true);
    expect(limit.take('a').allowed).toBe(false);
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
