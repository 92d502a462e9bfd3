import { KEYCHAIN_SERVICE, type Keychain } from '#main/session/keychain-vault.ts';
import { sealingKey } from '#main/session/sealing-key.ts';

const ACCOUNT = 'kept messages';

/** The key that encrypts kept messages. */
export const messageKey = (load: () => Promise<Keychain>): Promise<Uint8Array | null> =>
  sealingKey(load, KEYCHAIN_SERVICE, ACCOUNT);
