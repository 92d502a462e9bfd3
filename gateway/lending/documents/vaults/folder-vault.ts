import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { isVaultKey, VaultUnavailable } from '#gateway/lending/documents/vaults/vault.ts';

/** The account that runs the gateway, and nobody else. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;
/** The files of keys are spread over folders by the first two letters of their names. */
const FOLDER_LETTERS = 2;
const INNER_FOLDER = /^[\da-f]{2}$/;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new VaultUnavailable('the folder cannot be used', { cause: error });
  }
}

/** Waits until the entries of a folder are on the disk. Windows does so by itself, and knows no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', OWN_FILE);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keeps documents as files of a folder. Gateways that share a database share the folder. */
export function folderVault(folder: string, hasRoom: () => Promise<boolean>): Vault {
  const fileOf = (name: string) =>
    isVaultKey(name) ? join(folder, name.slice(0, FOLDER_LETTERS), name) : join(folder, name);

  const makeFolder = async (inner: string) => {
    if ((await mkdir(inner, { recursive: true, mode: OWN_FOLDER })) === undefined) return;
    await syncFolder(dirname(inner));
  };
  const write = async (key: string, sealed: Uint8Array) => {
    const file = fileOf(key);
    await makeFolder(dirname(file));
    const halfWritten = `${file}.${randomUUID()}`;
    try {
      await writeDurably(halfWritten, sealed);
      await rename(halfWritten, file);
    } catch (error) {
      await rm(halfWritten, { force: true });
      throw error;
    }
    await syncFolder(dirname(file));
  };

  const move = async (from: string, to: string) => {
    await makeFolder(dirname(fileOf(to)));
    try {
      await rename(fileOf(from), fileOf(to));
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await syncFolder(dirname(fileOf(to)));
    await syncFolder(dirname(fileOf(from)));
  };
  const filesIn = async (area: string) => {
    try {
      return await readdir(join(folder, area));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };

  return {
    write: (key, sealed) => orUnavailable(write(key, sealed)),
    async read(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw new VaultUnavailable('the folder cannot be read', { cause: error });
      }
    },
    remove: (keys) =>
      orUnavailable(
        Promise.all(keys.map((key) => rm(fileOf(key), { force: true }))).then(() => {}),
      ),
    async *keys() {
      for (const inner of await orUnavailable(readdir(folder))) {
        if (INNER_FOLDER.test(inner)) yield* await orUnavailable(readdir(join(folder, inner)));
      }
    },
    move: (from, to) => orUnavailable(move(from, to)),
    async *namesFrom(start) {
      const area = start.slice(0, start.indexOf('/') + 1);
      for (const file of await orUnavailable(filesIn(area))) {
        const name = area + file;
        if (name.startsWith(start)) yield name;
      }
    },
    hasRoom,
  };
}

/** Makes the folder if it is missing, only for the account that runs the gateway. */
export async function makeVaultFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  await readdir(folder);
}
