import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTurn } from '#gateway/foundation/process/in-turn.ts';

/** Work that lasts until it is finished by hand, and the order in which it began. */
function workshop() {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => finish.push(() => resolve(name)));
    },
    finishOne: async () => {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('work in turn', () => {
  it('does so much at once, lets so many wait, and sends the others away', async () => {
    const { work, begun, finishOne } = workshop();
    const turns = inTurn({ concurrency: 2, queue: 1 });
    const first = turns.run(work('a'));
    const second = turns.run(work('b'));
    const third = turns.run(work('c'));
    expect(await turns.run(work('d'))).toEqual({ ok: false, failure: 'busy' });
    expect(begun).toEqual(['a', 'b']);
    expect(turns.waiting()).toBe(1);
    await finishOne();
    expect(begun).toEqual(['a', 'b', 'c']);
    await finishOne();
    await finishOne();
    expect(await Promise.all([first, second, third])).toEqual([
      { ok: true, value: 'a' },
      { ok: true, value: 'b' },
      { ok: true, value: 'c' },
    ]);
    expect(turns.waiting()).toBe(0);
  });

  it('gives whoever comes last the next turn after one piece of work of somebody with many', async () => {
    const { work, begun, finishOne } = workshop();
    const turns = inTurn({ concurrency: 1, queue: 100 });
    for (let piece = 1; piece <= 20; piece += 1) void turns.run(work('many'), 'many');
    void turns.run(work('one'), 'one');
    await finishOne();
    await finishOne();
    expect(begun.slice(0, 3)).toEqual(['many', 'many', 'one']);
  });

  it('does no more for one key than the key may have, and leaves its room to others', async () => {
    const { work, begun } = workshop();
    const turns = inTurn({ concurrency: 3, queue: 100, each: { concurrency: 1, queue: 2 } });
    void turns.run(work('a'), 'a');
    void turns.run(work('a'), 'a');
    void turns.run(work('a'), 'a');
    expect(await turns.run(work('a'), 'a')).toEqual({ ok: false, failure: 'busy' });
    void turns.run(work('b'), 'b');
    void turns.run(work('c'), 'c');
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('goes on after work that fails', async () => {
    const turns = inTurn({ concurrency: 1, queue: 1 });
    await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run(async () => 'done')).toEqual({ ok: true, value: 'done' });
  });

  it('never gives a key a second turn while another waits for its first', async () => {
    const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(keys, async (asked) => {
        const { work, begun, finishOne } = workshop();
        const turns = inTurn({ concurrency: 1, queue: 100 });
        void turns.run(work('holds the room'), 'holds the room');
        for (const key of asked) void turns.run(work(key), key);
        for (let turn = 0; turn <= asked.length; turn += 1) await finishOne();
        const order = begun.slice(1);
        expect(order.toSorted()).toEqual(asked.toSorted());
        const different = new Set(asked).size;
        expect(new Set(order.slice(0, different)).size).toBe(different);
      }),
    );
  });
});
