import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fallbackVault } from '#main/session/fallback-vault.ts';
import { jsonFile } from '#main/storage/json-file.ts';
import { loadKeytar } from '#main/session/load-keytar.ts';
import { memoryVault } from '#main/session/memory-vault.ts';
import { peopleKeychain } from '#main/session/people-keychain.ts';
import type { Program } from '#main/program.ts';
import { forgettingVault, signedOutMark } from '#main/session/signed-out-mark.ts';
import type { TokenVault } from '#main/session/token-vault.ts';

/** Where a dealer's session is kept: in the keychain as long as that works, else in memory. */
export function dealerVault(
  gatewayUrl: string,
  whose: { readonly person: string | null; readonly takesOver: boolean },
  { userData, log }: Pick<Program, 'userData' | 'log'>,
): TokenVault {
  // Each entry of the keychain has its own mark.
  const forgetting = (vault: TokenVault, account: string) => {
    const name = createHash('sha256').update(account).digest('hex').slice(0, 16);
    const mark = jsonFile(join(userData, `signed-out-${name}.json`), signedOutMark, log);
    return forgettingVault(vault, mark);
  };
  const keychain = peopleKeychain({ load: loadKeytar, gatewayUrl, forgetting, ...whose });
  return fallbackVault(keychain, memoryVault(), { log });
}
