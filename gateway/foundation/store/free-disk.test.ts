import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { diskRoom } from '#gateway/foundation/store/free-disk.ts';

const MORE_THAN_ANY_DISK = 10_000_000_000;

it('reports whether a folder’s disk has more free space than must be kept', async () => {
  expect(await diskRoom(tmpdir(), 0, () => 0)()).toBe(true);
  expect(await diskRoom(tmpdir(), MORE_THAN_ANY_DISK, () => 0)()).toBe(false);
});

it('treats a disk that does not answer as full', async () => {
  expect(await diskRoom('/no/such/folder', 0, () => 0)()).toBe(false);
});
