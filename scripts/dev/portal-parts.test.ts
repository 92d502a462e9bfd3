import { describe, expect, it } from 'vitest';
import { firstToEnd } from '#scripts/dev/portal-parts.ts';

const running = new Promise<void>(() => undefined);

describe('the parts of a portal', () => {
  it.each([0, 1, 2, 3])('end together when part %i ends', async (ending) => {
    const parts = ['emulator', 'gateway', 'web', 'lenders'].map((what, index) => ({
      what,
      ended: index === ending ? Promise.resolve() : running,
    }));
    expect(await firstToEnd(parts)).toBe(parts[ending]?.what);
  });
});
