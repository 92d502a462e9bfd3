import { once } from 'node:events';
import { createServer } from 'node:http';
import type { JWTPayload } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { toE164 } from '#domain/mobile-number.ts';

export const TEST_PROJECT = 'rinsetu-test';
const KEY_ID = 'test-key';

export type TokenChanges = {
  readonly signedInAt?: number;
  readonly claims?: JWTPayload;
  /** Sign with another key than the published one. */
  readonly wrongKey?: boolean;
};

export type PhoneTokens = {
  readonly keysUrl: URL;
  /** A token as Firebase issues it, at this moment (in milliseconds), with changes. */
  readonly tokenFor: (mobile: string, now: number, changes?: TokenChanges) => Promise<string>;
  readonly stop: () => Promise<void>;
};

let keyPairs: ReturnType<typeof makeKeyPairs> | undefined;

const makeKeyPairs = () => Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);

/** An issuer of signed phone tokens, which publishes its keys over HTTP as Google does. Issuers share keys: they take long to make. */
export async function startTokenIssuer(): Promise<PhoneTokens> {
  const [published, other] = await (keyPairs ??= makeKeyPairs());
  const keys = { keys: [{ ...(await exportJWK(published.publicKey)), kid: KEY_ID, alg: 'RS256' }] };
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(keys));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');

  return {
    keysUrl: new URL(`http://127.0.0.1:${address.port}/keys`),
    tokenFor(mobile, now, { signedInAt = now, claims = {}, wrongKey = false } = {}) {
      const uid = `uid-of-${mobile}`;
      const issuedAt = Math.floor(now / 1000);
      return new SignJWT({
        iss: `https://securetoken.google.com/${TEST_PROJECT}`,
        aud: TEST_PROJECT,
        sub: uid,
        user_id: uid,
        iat: issuedAt,
        exp: issuedAt + 3600,
        auth_time: Math.floor(signedInAt / 1000),
        phone_number: toE164(mobile),
        firebase: { sign_in_provider: 'phone' },
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .sign(wrongKey ? other.privateKey : published.privateKey);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What an attacker can write without any key: the same claims, `alg: none`, no signature. */
export function unsignedToken(claims: JWTPayload): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
