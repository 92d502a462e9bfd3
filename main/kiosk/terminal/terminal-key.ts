import { hash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { plainEnrolmentCode } from '#domain/terminals.ts';
import { withTimeout } from '#main/lib/with-timeout.ts';
import { KEYCHAIN_SERVICE, type Keychain } from '#main/session/keychain-vault.ts';

const ACCOUNT = 'terminal key';
const TIMEOUT_MS = 10_000;
const KEY_BYTES = 32;

const ofCode = z.object({
  key: z.string(),
  /** SHA-256 of the enrolment code that it is exchanged for. */
  code: z.string(),
});

const entry = z.object({
  /** The key that the gateway knows; null before the first exchange. */
  current: z.nullable(ofCode),
  /** A key whose exchange is not known to have reached the gateway. */
  pending: z.nullable(ofCode),
});
export type KeyEntry = z.output<typeof entry>;

export const digestOf = (text: string): string => hash('sha256', text, 'hex');

export type TerminalKey = {
  readonly entry: () => KeyEntry;
  /** Stores the keychain's entry; rejects without a working keychain. */
  readonly save: (next: KeyEntry) => Promise<void>;
};

/**
 * The terminal's key from the keychain, with a new one where the configuration has a code that was not used for it. A key is
 * stored before it is exchanged, so that none is lost when the answer is. Rejects without a working keychain.
 */
export async function openTerminalKey(
  load: () => Promise<Keychain>,
  code: string | null,
): Promise<TerminalKey> {
  const ask = <Value>(work: (keychain: Keychain) => Promise<Value>): Promise<Value> =>
    withTimeout(
      load().then((keychain) => work(keychain)),
      { what: 'The keychain', milliseconds: TIMEOUT_MS },
    );
  const read = () =>
    ask(async (keychain) => parsed(await keychain.getPassword(KEYCHAIN_SERVICE, ACCOUNT)));
  const write = async (next: KeyEntry) => {
    await ask((keychain) => keychain.setPassword(KEYCHAIN_SERVICE, ACCOUNT, JSON.stringify(next)));
    // Some keyrings accept an entry but do not return it: a key that is lost at the next start is not exchanged.
    if (JSON.stringify(await read()) !== JSON.stringify(next)) throw new Error('not kept');
  };

  let known = await read();
  const save = async (next: KeyEntry) => {
    await write(next);
    known = next;
  };
  const plain = code === null ? null : plainEnrolmentCode(code);
  const digest = plain === null ? null : digestOf(plain);
  const isNew = digest !== null && ![known.current?.code, known.pending?.code].includes(digest);
  if (isNew) {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    await save({ current: known.current, pending: { key, code: digest } });
  }
  return { entry: () => known, save };
}

/** What this program cannot have written counts as nothing. */
function parsed(text: string | null): KeyEntry {
  const nothing = { current: null, pending: null };
  if (text === null) return nothing;
  try {
    return z.parse(entry, JSON.parse(text));
  } catch {
    return nothing;
  }
}
