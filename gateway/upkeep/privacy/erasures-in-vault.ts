/**
 * The list of erasures in the vault of documents, which all gateways of a database share, and which no backup of the database
 * takes back. An erasure is a name: to read the list is to list names, and two who write the same one do no harm.
 */
import { createHash } from 'node:crypto';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { VaultUnavailable } from '#gateway/lending/documents/vaults/vault.ts';
import type { ErasureFile } from '#gateway/upkeep/privacy/erasure-file.ts';
import { readErasureText } from '#gateway/upkeep/privacy/erasure-file.ts';
import type { ErasureLine, ErasurePlace } from '#gateway/upkeep/privacy/erasure-place.ts';

const AREA = 'erasures/';
const DIGEST = /^[\w-]{43}$/;
const KEY_NAME = /^key\.[\w-]{43}$/;
/** Writes at a time. */
const AT_A_TIME = 16;

const keyName = (wrapped: string) =>
  `key.${createHash('sha256').update(wrapped).digest('base64url')}`;
const nameOf = (line: ErasureLine) =>
  AREA + ('erased' in line ? line.erased : keyName(line.key.wrapped));

/** `isOwn`: whether the vault is this database's. A copy of the database must not add to the list of the original. */
export function erasuresInVault(
  vault: Pick<Vault, 'write' | 'read' | 'namesFrom'>,
  isOwn: () => boolean,
): ErasurePlace {
  const read = async (): Promise<ErasureFile> => {
    const erased = new Set<string>();
    const keys: ErasureFile['keys'][number][] = [];
    for await (const name of vault.namesFrom(AREA)) {
      const entry = name.slice(AREA.length);
      if (DIGEST.test(entry)) erased.add(entry);
      if (!KEY_NAME.test(entry)) continue;
      const content = await vault.read(name);
      keys.push(...readErasureText(content?.toString('utf8') ?? '').keys);
    }
    return { erased, keys };
  };
  return {
    read,
    async append(lines) {
      if (!isOwn()) throw new VaultUnavailable('the vault is not this database’s');
      for (let start = 0; start < lines.length; start += AT_A_TIME) {
        const some = lines.slice(start, start + AT_A_TIME);
        await Promise.all(
          some.map((line) => vault.write(nameOf(line), Buffer.from(JSON.stringify(line)))),
        );
      }
    },
    isOpen: isOwn,
  };
}
