/**
 * Files that a signed-in person chose and that are not yet safe at the gateway, in this device's IndexedDB. They survive
 * a reload, a closed tab and a session that ended, and are removed when the person signs out here, when another signs in,
 * and after `KEPT_FOR_MS`. Where there is no IndexedDB, nothing is kept.
 */
import { PERSONAL_FILES } from '#renderer/platform/forget-files.ts';
import { isKeptStill } from '#renderer/platform/kept-for.ts';

const STORE = 'files';

export type PersonalFile = {
  readonly id: string;
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly value: unknown;
};

/** Rejects if there is none and none may be created. */
function open(makesOne: boolean): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(PERSONAL_FILES, 1);
    asked.addEventListener('upgradeneeded', () => {
      if (makesOne) asked.result.createObjectStore(STORE, { keyPath: 'id' });
      else asked.transaction?.abort();
    });
    asked.addEventListener('error', () => reject(failureOf(asked.error)));
    asked.addEventListener('blocked', () => reject(failureOf(null)));
    asked.addEventListener('success', () => {
      const database = asked.result;
      // Another tab signs out.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
  });
}

const failureOf = (error: DOMException | null) => error ?? new Error('IndexedDB does not answer.');

/** Does one piece of work in one transaction. Rejects if the browser stores nothing. */
async function within<Value>(
  work: (files: IDBObjectStore) => { readonly value: Value } | IDBRequest<Value>,
  makesOne = true,
): Promise<Value> {
  const database = await open(makesOne);
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const outcome = work(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () =>
        resolve('value' in outcome ? outcome.value : outcome.result),
      );
      transaction.addEventListener('abort', () => reject(failureOf(transaction.error)));
    });
  } finally {
    database.close();
  }
}

/** Keeps a file; false if the browser stores nothing, or has no room. */
export async function keepFile(userId: string, id: string, value: unknown): Promise<boolean> {
  try {
    const file: PersonalFile = { id, userId, keptAt: Date.now(), value };
    await within((files) => files.put(file));
    return true;
  } catch {
    return false;
  }
}

/** Replaces a kept file, unless it was removed meanwhile. */
export async function updateFile(userId: string, id: string, value: unknown): Promise<void> {
  const file: PersonalFile = { id, userId, keptAt: Date.now(), value };
  await within((files) => {
    const there = files.count(id);
    there.addEventListener('success', () => {
      if (there.result > 0) files.put(file);
    });
    return { value: null };
  }).catch(() => null);
}

export async function dropFile(id: string): Promise<void> {
  await within((files) => files.delete(id)).catch(() => null);
}

const isPersonalFile = (kept: unknown): kept is PersonalFile =>
  typeof kept === 'object' && kept !== null && 'userId' in kept && 'keptAt' in kept;

/** The files of a person, in the order in which they were kept. Those of others, and old ones, are removed. */
export async function filesOf(userId: string): Promise<readonly PersonalFile[]> {
  try {
    await forgetFilesOfAllBut(userId);
    const kept: readonly unknown[] = await within((files) => files.getAll());
    return kept.filter(isPersonalFile).toSorted((one, other) => one.keptAt - other.keptAt);
  } catch {
    return [];
  }
}

/** Removes the files of everybody but `userId`, and old ones. */
export async function forgetFilesOfAllBut(userId: string): Promise<void> {
  await within((files) => {
    const walk = files.openCursor();
    walk.addEventListener('success', () => {
      const cursor = walk.result;
      if (cursor === null) return;
      const file: unknown = cursor.value;
      const isOwn = isPersonalFile(file) && file.userId === userId;
      if (!isOwn || !isKeptStill(file.keptAt)) cursor.delete();
      cursor.continue();
    });
    return { value: null };
  }, false).catch(() => null);
}
