import type { JWK } from 'jose';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import { GATEWAY_NAME } from '#contract/lenders/calls.ts';
import { signDetached } from '#gateway/foundation/identity/detached-jws.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { signingKeyPair } from '#gateway/foundation/sealing/signing-key-pair.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

/** Owner of the data key that messages to lenders are signed with. */
const MESSAGE_SIGNING = 'message-signing';

/** Where lenders find the public key. */
export const PUBLISHED_KEYS_PATH = '/.well-known/jwks.json';

export type MessageSigner = {
  /** The detached signature of a message's exact bytes; `at` in milliseconds since 1970. */
  readonly sign: (
    body: Uint8Array,
    mark: { readonly jti: string; readonly lenderId: string; readonly at: number },
  ) => Promise<string>;
  readonly publicKey: JWK;
};

/** The same on every gateway: whoever comes first makes the key. */
export async function messageSigner(keys: DataKeys, runner: Runner): Promise<MessageSigner> {
  const { privateKey, publicKey } = signingKeyPair(
    await keys.findOrCreate(runner, MESSAGE_SIGNING),
  );
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return {
    sign: (body, { jti, lenderId, at }) =>
      signDetached(
        privateKey,
        { kid, iss: GATEWAY_NAME, jti, aud: lenderId, iat: Math.floor(at / 1000) },
        body,
      ),
    publicKey: { ...jwk, kid, alg: 'EdDSA', use: 'sig' },
  };
}
