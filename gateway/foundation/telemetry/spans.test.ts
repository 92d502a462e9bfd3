import { describe, expect, it } from 'vitest';
import type { Span, Tracing } from '#gateway/foundation/telemetry/spans.ts';
import {
  currentSpan,
  currentTraceparent,
  inSpan,
  inTrace,
  outsideOfTraces,
} from '#gateway/foundation/telemetry/spans.ts';
import { used } from '#gateway/foundation/telemetry/used.ts';

/** Notes how spans end. */
function noting() {
  const ends: unknown[] = [];
  const spanOf = (name: string): Span => ({
    traceId: 'one',
    traceparent: name,
    begin: (child) => spanOf(`${name} > ${child.name}`),
    ended: (child, _seconds, failed) => ends.push([`${name} > ${child.name}`, failed]),
    rename: () => {},
    note: (facts) => ends.push(facts),
    end: (failed) => ends.push([name, failed]),
  });
  const tracing: Tracing = { begin: ({ name }) => spanOf(name), stop: async () => {} };
  return { ends, tracing };
}
const CALL = { name: 'call', kind: 'server' } as const;
const PART = { name: 'part', kind: 'client' } as const;

describe('a span', () => {
  it('is begun within the one that runs, and not outside of a trace', async () => {
    const { ends, tracing } = noting();
    await inSpan(PART, async () => expect(currentSpan()).toBeNull());
    await inTrace(null, CALL, null, async () => expect(currentSpan()).toBeNull());
    await inTrace(tracing, CALL, null, async () => {
      await Promise.all([
        inSpan(PART, async () => expect(currentTraceparent()).toBe('call > part')),
        inSpan(PART, () => Promise.resolve()),
      ]);
      expect(currentTraceparent()).toBe('call');
      expect(outsideOfTraces(currentSpan)).toBeNull();
    });
    expect(ends).toEqual([
      ['call > part', false],
      ['call > part', false],
      ['call', false],
    ]);
  });

  it('says of an exception what kind it was, and nothing of what it says', async () => {
    const { ends, tracing } = noting();
    const work = () => Promise.reject(new RangeError('asha@example.in'));
    await expect(inTrace(tracing, CALL, null, work)).rejects.toThrow('asha@example.in');
    expect(ends).toEqual([{ 'error.type': 'RangeError' }, ['call', true]]);
  });

  it('fails with a dependency whose failures are values', async () => {
    const { ends, tracing } = noting();
    const use = { dependency: 'lender', operation: 'post', isFailure: (value: boolean) => !value };
    await inTrace(tracing, CALL, null, async () => {
      await used({ observeUse: () => {} }, { ...use, dependency: 'lender' }, async () => false);
    });
    expect(ends).toEqual([
      ['call > lender post', true],
      ['call', false],
    ]);
  });
});
