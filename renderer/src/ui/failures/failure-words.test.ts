import { expect, it } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { type FailureWords, outcomeOf } from '#renderer/ui/failures/failure-words.ts';

const { translator } = await loadEdition('en', '', { areas: ['common', 'staff'] });

const WORDS: FailureWords = {
  unreachable: 'work.failure.unreachable',
  signedOut: 'work.failure.signedOut',
  malformed: 'work.failure.later',
  invalid: 'work.failure.refused',
  refused: 'work.failure.refused',
  forbidden: 'work.failure.forbidden',
  notFound: 'work.failure.notFound',
  changed: 'work.failure.changed',
  later: 'work.failure.later',
};
const outcome = (failure: GatewayFailure) => outcomeOf(translator.t, failure, WORDS);
const refused = (status: number) => ({ kind: 'refused', status, message: 'So it is.' }) as const;

it.each([
  [{ kind: 'unreachable' }, /no connection/],
  [{ kind: 'signed-out' }, /Sign in again/],
  [{ kind: 'malformed' }, /try again in a moment/],
  [{ kind: 'invalid', fields: ['userId'] }, /Check the marked fields/],
  [refused(400), /Check the marked fields/],
  [refused(403), /do not have access to this/],
  [refused(404), /no longer exists/],
  [refused(409), /changed in the meantime/],
  [refused(503), /try again in a moment/],
  [{ kind: 'refused', status: 429, retryAfterSeconds: 30 }, /30 seconds/],
  [{ kind: 'refused', status: 429, retryAfterSeconds: 3541 }, /60 minutes/],
  [{ kind: 'refused', status: 429, retryAfterSeconds: 86_300 }, /24 hours/],
] as const)('%j is said in the feature’s words', (failure, words) => {
  expect(outcome(failure)).toMatchObject({ kind: 'failure', text: expect.stringMatching(words) });
});

it('quotes the gateway only where it says more than the status', () => {
  const quoted = [400, 403, 404, 409, 429, 500].filter(
    (status) => outcome(refused(status)).quoted !== undefined,
  );
  expect(quoted).toEqual([400, 409]);
});
