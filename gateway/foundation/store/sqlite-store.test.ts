import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { DATABASE_FILE, openSqliteStore } from '#gateway/foundation/store/sqlite-store.ts';

/** Another program that writes for a moment: it says when it has begun. */
const ANOTHER_WRITER = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData);
  database.exec('BEGIN IMMEDIATE');
  parentPort.postMessage('begun');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  database.exec('COMMIT');
  database.close();
`;

it('waits for another program that writes to the database at that moment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-store-'));
  const store = await openSqliteStore(folder);
  const other = new Worker(ANOTHER_WRITER, { eval: true, workerData: join(folder, DATABASE_FILE) });
  try {
    await once(other, 'message');
    await expect(store.addToTally('attempts', 1, 60_000)).resolves.toMatchObject({ points: 1 });
  } finally {
    await other.terminate();
    await store.close();
    await rm(folder, { recursive: true });
  }
});
