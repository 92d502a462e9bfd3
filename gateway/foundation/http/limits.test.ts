import { expect, it } from 'vitest';
import { storedLimit } from '#gateway/foundation/http/limits.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('a limit', (gateway) => {
  const limit = () => storedLimit(gateway().store, { name: 'try', points: 3, seconds: 60 });

  it('allows so many points and says when the window ends', async () => {
    for (let spent = 1; spent <= 3; spent += 1) {
      expect(await limit().spend('a')).toStrictEqual({
        spent,
        isOver: false,
        retryAfterSeconds: 60,
      });
    }
    gateway().clock.now += 20_500;
    expect(await limit().state('a')).toStrictEqual({
      spent: 3,
      isOver: true,
      retryAfterSeconds: 40,
    });
    expect((await limit().spend('a')).isOver).toBe(true);
    expect((await limit().spend('b')).isOver).toBe(false);
    gateway().clock.now += 39_500;
    expect(await limit().state('a')).toMatchObject({ spent: 0, isOver: false });
    expect((await limit().spend('a')).spent).toBe(1);
  });

  it('counts every one of many at one moment', async () => {
    const states = await Promise.all(Array.from({ length: 20 }, () => limit().spend('a')));
    expect(states.filter(({ isOver }) => !isOver)).toHaveLength(3);
  });

  it('lasts no longer when the clock is set back', async () => {
    for (let spent = 1; spent <= 4; spent += 1) await limit().spend('a');
    gateway().clock.now -= 3_600_000;
    expect(await limit().state('a')).toMatchObject({ spent: 0, isOver: false });
    expect(await limit().spend('a')).toMatchObject({ spent: 1, isOver: false });
  });

  it('keeps no key as it was written', async () => {
    await limit().spend('9876543210');
    expect(await gateway().store.tally('9876543210')).toBeNull();
  });
});
