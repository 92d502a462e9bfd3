import { expect, it } from 'vitest';
import { attachValues } from '#gateway/foundation/command-line/command-line.ts';

const OPTIONS = { key: { type: 'string' }, dry: { type: 'boolean' } } as const;

it.each([
  [['--key', 'abc'], ['--key=abc']],
  [
    ['--key', '-abc', '--dry'],
    ['--key=-abc', '--dry'],
  ],
  [
    ['--key=-abc', 'file'],
    ['--key=-abc', 'file'],
  ],
  [
    ['--dry', 'file'],
    ['--dry', 'file'],
  ],
  [['--key'], ['--key']],
  [
    ['--other', '-abc'],
    ['--other', '-abc'],
  ],
])('reads %j as %j', (args, expected) => {
  expect(attachValues(args, OPTIONS)).toEqual(expected);
});
