import { describe, expect, it } from 'vitest';
import { argon2Passwords } from '#gateway/people/accounts/passwords.ts';

describe('passwords', () => {
  it('are hashed with argon2id, 19 MiB, two passes, one lane, and their own salt', async () => {
    const passwords = await argon2Passwords({ concurrency: 2, queue: 8 });
    const [one, two] = await Promise.all([
      passwords.hash('monsoon 2026'),
      passwords.hash('monsoon 2026'),
    ]);
    expect(one.ok && one.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toStrictEqual(two);
  });

  it('match themselves in whichever Unicode form they were typed, and nothing else', async () => {
    const passwords = await argon2Passwords({ concurrency: 1, queue: 8 });
    const hashed = await passwords.hash('caf\u00e9 2026');
    if (!hashed.ok) throw new Error('busy');
    expect(await passwords.verify(hashed.value, 'cafe\u0301 2026', 'asha')).toStrictEqual({
      ok: true,
      value: true,
    });
    expect(await passwords.verify(hashed.value, 'cafe 2026', 'asha')).toStrictEqual({
      ok: true,
      value: false,
    });
    expect(await passwords.verify(null, 'caf\u00e9 2026', 'asha')).toStrictEqual({
      ok: true,
      value: false,
    });
  });

  it('take about as much work for an unknown person as for a known one', async () => {
    const passwords = await argon2Passwords({ concurrency: 1, queue: 8 });
    const hashed = await passwords.hash('monsoon 2026');
    if (!hashed.ok) throw new Error('busy');
    // Of the processor: how long it takes depends on what else the machine does.
    const workOf = async (hash: string | null) => {
      const before = process.cpuUsage();
      await passwords.verify(hash, 'wrong 2026', 'asha');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    let [somebody, nobody] = [Infinity, Infinity];
    for (let round = 0; round < 8; round += 1) {
      somebody = Math.min(somebody, await workOf(hashed.value));
      nobody = Math.min(nobody, await workOf(null));
    }
    expect(nobody / somebody).toBeGreaterThan(0.5);
    expect(nobody / somebody).toBeLessThan(2);
  });

  it('are refused as busy when too many wait, and taken again afterwards', async () => {
    const passwords = await argon2Passwords({ concurrency: 1, queue: 2 });
    const results = await Promise.all(
      Array.from({ length: 5 }, () => passwords.hash('monsoon 2026')),
    );
    expect(results.map(({ ok }) => ok)).toStrictEqual([true, true, true, false, false]);
    expect((await passwords.hash('monsoon 2026')).ok).toBe(true);
  });
});
