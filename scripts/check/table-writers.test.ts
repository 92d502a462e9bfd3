import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { strangeWrites, unwrittenTables, WRITERS } from './table-writers.ts';

/** Beside the floors, where databases are prepared, and migrations: these change whatever table they are about. */
const LEFT_OUT = /^(?:bench|testing|foundation\/store\/schema)\/|\.test\.ts$/;

const code = new Map(
  readdirSync('gateway', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .map((file) => [file, readFileSync(`gateway/${file}`, 'utf8')]),
);

describe('A table of the gateway', () => {
  it('is written by one folder alone', () => {
    expect([...code].flatMap(([file, text]) => strangeWrites(file, text))).toEqual([]);
  });

  it('is in one list, and written', () => {
    const listed = Object.values(WRITERS).flat();
    expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
    expect(unwrittenTables([...code.values()])).toEqual([]);
  });
});

describe('A write of a table', () => {
  const file = 'areas/review/decide.ts';

  it.each([
    "one.runner.updateTable('applications').set({ due_at: null })",
    "runner\n      .insertInto(\n        'applications')",
    "db.deleteFrom('applications')",
    'sql`update applications set due_at = null`',
    "database.exec('DELETE FROM applications')",
  ])('a write in another folder is named with its file: %s', (text) => {
    expect(strangeWrites(file, text)).toEqual([
      'areas/review/decide.ts writes applications: call what lending/applications offers',
    ]);
    expect(strangeWrites('lending/applications/any.ts', text)).toEqual([]);
  });

  it('must name the table, and the table must be in a list', () => {
    expect(strangeWrites(file, 'runner.deleteFrom(table)')).toEqual([
      'areas/review/decide.ts does not name the table that it writes',
    ]);
    expect(strangeWrites(file, "runner.insertInto('novelties')")).toEqual([
      "areas/review/decide.ts writes novelties, which is in no folder's list",
    ]);
  });

  it('is not a read, nor a word of a sentence', () => {
    expect(strangeWrites(file, "runner.selectFrom('applications') // update it later")).toEqual([]);
  });
});
