import { describe, expect, it } from 'vitest';
import { isFrom, releaseBefore } from '#gateway/foundation/store/schema/releases.ts';
import type { SchemaNote } from '#gateway/foundation/store/schema-state.ts';
import { schemaState, whyUnsuited } from '#gateway/foundation/store/schema-state.ts';

const KNOWN = ['0001-a', '0002-b'];
const RELEASE = '0.2.0';

const note = (name: string, release: string, worksFrom: string): SchemaNote => ({
  name,
  release,
  worksFrom,
});
const NEXT = note('0003-c', '0.3.0', '0.2.0');
const AFTER_NEXT = note('0004-d', '0.4.0', '0.3.0');

const stateWith = (done: readonly string[], notes: readonly SchemaNote[] = []) =>
  schemaState({ done, notes }, KNOWN, RELEASE);
const answerTo = (...found: Parameters<typeof stateWith>) =>
  whyUnsuited(stateWith(...found), RELEASE);

describe('a program', () => {
  it('works on its own schema, whatever is noted of others', () => {
    expect(stateWith(KNOWN)).toEqual({ kind: 'current' });
    expect(answerTo(KNOWN, [NEXT])).toBeNull();
  });

  it('works on the schema of the next release', () => {
    expect(stateWith([...KNOWN, '0003-c'], [NEXT])).toEqual({ kind: 'newer', release: '0.3.0' });
    expect(answerTo([...KNOWN, '0003-c'], [NEXT])).toBeNull();
  });

  it('refuses the schema of the release after that, and names the one that works', () => {
    expect(answerTo([...KNOWN, '0003-c', '0004-d'], [NEXT, AFTER_NEXT])).toBe(
      'the schema is newer than this program (0.2.0) can work with: start release 0.3.0 or a later one',
    );
  });

  it('refuses a change of which nothing is noted, and names it', () => {
    expect(answerTo([...KNOWN, '0003-c', '0009-x'], [NEXT])).toMatch(
      /^the schema has 0003-c, 0009-x, of which this program \(0\.2\.0\) knows nothing/,
    );
  });

  it('refuses an older schema, and names the command and what it will do', () => {
    expect(answerTo(['0001-a'])).toBe(
      'the schema is older than this program (0.2.0): run `rinsetu migrate`, which will do 0002-b',
    );
    expect(answerTo([])).toBe('the database has no tables yet: run `rinsetu migrate` once');
  });

  it('refuses a schema that lacks what it has and has what it does not know', () => {
    expect(stateWith(['0001-a', '0003-c'], [NEXT])).toMatchObject({ kind: 'unsuited' });
  });
});

describe('releases', () => {
  it('are compared by their numbers', () => {
    expect(isFrom('0.10.0', '0.9.9')).toBe(true);
    expect(isFrom('1.0.0', '1.0.0')).toBe(true);
    expect(isFrom('0.9.9', '0.10.0')).toBe(false);
  });

  it('have one before them, the first itself', () => {
    expect(releaseBefore('0.2.0', ['0.1.0', '0.2.0'])).toBe('0.1.0');
    expect(releaseBefore('0.1.0', ['0.1.0', '0.2.0'])).toBe('0.1.0');
    expect(() => releaseBefore('0.3.0', ['0.1.0'])).toThrow('not listed');
  });
});
