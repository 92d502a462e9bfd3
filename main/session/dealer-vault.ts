import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fallbackVault } from '#main/session/fallback-vault.ts';
import { jsonFile } from '#main/storage/json-file.ts';
import { keychainVault } from '#main/session/keychain-vault.ts';
import { loadKeytar } from '#main/session/load-keytar.ts';
import { memoryVault } from '#main/session/memory-vault.ts';
import type { Program } from '#main/program.ts';
import { forgettingVault, signedOutMark } from '#main/session/signed-out-mark.ts';
import type { TokenVault } from '#main/session/token-vault.ts';

/** Where a dealer's session is kept: in the keychain as long as that works, else in memory. */
export function dealerVault(gatewayUrl: string, { userData, log }: Program): TokenVault {
  // Each gateway has an entry of its own in the keychain, so each has a mark of its own.
  const { origin } = new URL(gatewayUrl);
  const name = createHash('sha256').update(origin).digest('hex').slice(0, 16);
  const mark = jsonFile(join(userData, `signed-out-${name}.json`), signedOutMark, log);
  const keychain = forgettingVault(keychainVault(loadKeytar, gatewayUrl), mark);
  return fallbackVault(keychain, memoryVault(), { log });
}
