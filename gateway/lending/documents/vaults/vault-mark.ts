import * as z from 'zod';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';

/** The name of a vault's mark, which no key can have. */
export const MARK_NAME = 'database-mark.json';

/** Whose a vault is: which database, and the newest of what that has called itself there. */
const vaultMark = z.object({ database: z.string(), generation: z.string() });
export type VaultMark = z.output<typeof vaultMark>;

/** Nobody's: it cannot be read, so nobody may remove anything. */
const UNREADABLE: VaultMark = { database: '', generation: '' };

const markText = z
  .string()
  .transform((text, context) => {
    try {
      return z.unknown().parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(vaultMark);

/** null where there is none. */
export async function readMark(vault: Vault): Promise<VaultMark | null> {
  const bytes = await vault.read(MARK_NAME);
  if (bytes === null) return null;
  const read = markText.safeParse(bytes.toString());
  return read.success ? read.data : UNREADABLE;
}

export const writeMark = (vault: Vault, mark: VaultMark): Promise<void> =>
  vault.write(MARK_NAME, Buffer.from(`${JSON.stringify(mark)}\n`));
