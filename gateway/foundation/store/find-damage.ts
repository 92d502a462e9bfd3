/** A worker thread that checks a whole SQLite database and reports what is wrong with it. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';

const MAX_FINDINGS = 5;

function findings(file: string): readonly string[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare(`PRAGMA quick_check(${MAX_FINDINGS})`).all();
    database.close();
    return rows.map((row) => String(row['quick_check'])).filter((finding) => finding !== 'ok');
  } catch (error) {
    return [error instanceof Error ? error.message : 'it cannot be read'];
  }
}

parentPort?.postMessage(findings(z.string().parse(workerData)));
