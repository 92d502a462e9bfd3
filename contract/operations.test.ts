import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { OPERATION_NAMES } from '#contract/channels.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { fail, succeed } from '#contract/result.ts';

const isReply = (name: keyof typeof OPERATIONS, reply: unknown) =>
  z.safeParse(OPERATIONS[name].reply, reply).success;

describe('the table of operations', () => {
  it('has an entry for each name that the preload script offers, and no other', () => {
    expect(Object.keys(OPERATIONS).toSorted()).toEqual(OPERATION_NAMES.toSorted());
  });

  it('takes no operation without its arguments, and none with more', () => {
    for (const name of OPERATION_NAMES) {
      const { arguments: schema } = OPERATIONS[name];
      expect(
        z.safeParse(
          schema,
          Array.from({ length: 9 }, () => null),
        ).success,
      ).toBe(false);
    }
    expect(z.safeParse(OPERATIONS.signIn.arguments, []).success).toBe(false);
  });
});

describe('a reply', () => {
  const failures: readonly GatewayFailure[] = [
    { kind: 'refused', status: 429, retryAfterSeconds: 60 },
    { kind: 'refused', status: 401, message: 'Unknown', fields: ['userId'] },
    { kind: 'signed-out' },
    { kind: 'unreachable' },
    { kind: 'malformed' },
    { kind: 'invalid', fields: ['emailId'] },
  ];

  it.each(failures)('the reply to a call carries the failure %j as it is', (failure) => {
    expect(z.parse(OPERATIONS.callGateway.reply, fail(failure))).toEqual(fail(failure));
  });

  it('a reply of a sign-in holds the user ID and nothing else', () => {
    const reply = succeed({ userId: 'RS1', token: 'secret' });
    expect(z.parse(OPERATIONS.signIn.reply, reply)).toEqual(succeed({ userId: 'RS1' }));
  });

  it('a reply that does not answer its question is refused', () => {
    expect(isReply('signIn', { ok: true })).toBe(false);
    expect(isReply('signIn', fail({ kind: 'tired' }))).toBe(false);
    expect(isReply('sessionState', { userId: 7, keeping: 'memory' })).toBe(false);
    expect(isReply('print', 'perhaps')).toBe(false);
    expect(isReply('unlock', { outcome: 'wrong' })).toBe(false);
    expect(isReply('keptMessages', succeed([{ id: 'x' }]))).toBe(false);
    expect(isReply('signOut', 'done')).toBe(false);
  });
});
