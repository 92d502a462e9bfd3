import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CryptoKey } from 'jose';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import * as z from 'zod/mini';

/** The private keys, for this process only. */
const KEYS_FILE = 'keys.json';
/** What a gateway reads: who signs with which key. */
export const PUBLIC_KEYS_FILE = 'public-keys.json';

/** Of the key's thumbprint, in its ID. */
const KEY_ID_LETTERS = 8;

const publicJwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });
const keysFile = z.record(
  z.string(),
  z.object({ kid: z.string(), jwk: z.extend(publicJwk, { d: z.string() }) }),
);
type KeysFile = z.infer<typeof keysFile>;

/** What a lender signs with. */
export type LenderKey = {
  readonly lenderId: string;
  readonly kid: string;
  readonly key: CryptoKey;
};

/** The key of each lender, made at the first start. Both files are written whole or not at all. */
export async function lenderKeys(
  folder: string,
  lenderIds: readonly string[],
): Promise<ReadonlyMap<string, LenderKey>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, KEYS_FILE);
  const current = await readKeys(file);
  const missing = lenderIds.filter((id) => current[id] === undefined);
  const made = await Promise.all(missing.map(async (id) => [id, await newKey(id)] as const));
  const keys = { ...current, ...Object.fromEntries(made) };
  if (made.length > 0) {
    await replaceFile(file, keys);
    await replaceFile(join(folder, PUBLIC_KEYS_FILE), publicKeys(keys));
  }
  return new Map(
    await Promise.all(
      Object.entries(keys).map(async ([id, { kid, jwk }]) => {
        const key = await importJWK(jwk, 'Ed25519');
        if (key instanceof Uint8Array) throw new Error(`${KEYS_FILE} holds a key of another kind`);
        return [id, { lenderId: id, kid, key }] as const;
      }),
    ),
  );
}

async function readKeys(file: string): Promise<KeysFile> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? {} : keysFile.parse(JSON.parse(text));
}

async function newKey(lenderId: string): Promise<KeysFile[string]> {
  const { privateKey } = await generateKeyPair('Ed25519', { extractable: true });
  const jwk = z.extend(publicJwk, { d: z.string() }).parse(await exportJWK(privateKey));
  const thumbprint = await calculateJwkThumbprint(jwk);
  return { kid: `${lenderId}-${thumbprint.slice(0, KEY_ID_LETTERS)}`, jwk };
}

const publicKeys = (keys: KeysFile) =>
  Object.entries(keys).map(([lenderId, { kid, jwk }]) => ({ lenderId, keyId: kid, x: jwk.x }));

async function replaceFile(file: string, content: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(content, null, 2), { mode: 0o600 });
  await chmod(`${file}.new`, 0o600);
  await rename(`${file}.new`, file);
}
