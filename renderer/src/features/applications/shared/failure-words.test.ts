import { expect, it } from 'vitest';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';

const { translator } = await loadEdition('en', '', { areas: ['applications'] });
const outcome = (status: number, code?: string) =>
  failureOutcome(translator.t, {
    kind: 'refused',
    status,
    message: 'So it is.',
    ...(code !== undefined && { code }),
  });

it.each([
  [403, undefined, /new code/],
  [403, 'fresh-code-needed', /new code/],
  [404, undefined, /no such application/],
  [404, 'no-such-application', /no such application/],
] as const)('%i with %s is said without the gateway’s words', (status, code, words) => {
  const { text, ...more } = outcome(status, code);
  expect(text).toMatch(words);
  expect(more).toEqual({ kind: 'failure' });
});

it.each([
  [403, 'guarantor-sends-it'],
  [404, 'link-ended'],
] as const)('%i with %s is not mistaken for another refusal', (status, code) => {
  expect(outcome(status, code)).toEqual({
    kind: 'failure',
    text: expect.stringMatching(/could not be done/),
    quoted: 'So it is.',
    code,
  });
});
