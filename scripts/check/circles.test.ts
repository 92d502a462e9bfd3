import { describe, expect, it } from 'vitest';
import { circlesIn, importsOfFolders, readImports } from './imports.ts';

const imports = readImports();

describe('The repository', () => {
  it('has no circles of files, whether of values, of types or of what is loaded later', () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  it('has no circles of folders, nor of a folder and a file beside it', () => {
    expect(circlesIn(importsOfFolders(imports))).toEqual([]);
  });

  it('is read whole', () => {
    expect(imports.get('gateway/lending/outbox/enqueue.ts')).toContain(
      'gateway/foundation/http/change-once.ts',
    );
    expect(imports.get('renderer/src/features/auth/login.tsx')).not.toHaveLength(0);
  });
});

describe('Circles', () => {
  const leads = (...pairs: readonly (readonly [string, string[]])[]) => new Map(pairs);

  it('are named with every member', () => {
    expect(circlesIn(leads(['a', ['b']], ['b', ['c']], ['c', ['a', 'd']], ['d', []]))).toEqual([
      'a, b, c',
    ]);
  });

  it('are none in a tree, nor where two files share a third', () => {
    expect(circlesIn(leads(['a', ['b', 'c']], ['b', ['d']], ['c', ['d']]))).toEqual([]);
  });

  it('are found among folders whose files form none', () => {
    const folders = importsOfFolders(
      leads(['room/a/one.ts', ['room/b/one.ts']], ['room/b/two.ts', ['room/a/deep/two.ts']]),
    );
    expect(circlesIn(folders)).toEqual(['room/a, room/b']);
  });

  it('are found where a folder needs a file beside it that needs the folder', () => {
    const folders = importsOfFolders(
      leads(['room/a/one.ts', ['room/beside.ts']], ['room/beside.ts', ['room/a/two.ts']]),
    );
    expect(circlesIn(folders)).toEqual(['room/a, room/beside.ts']);
  });

  it('leave out tests', () => {
    const folders = importsOfFolders(
      leads(['room/a/one.ts', ['room/b/one.ts']], ['room/b/one.test.ts', ['room/a/one.ts']]),
    );
    expect(circlesIn(folders)).toEqual([]);
  });
});
