/**
 * Detached JWS (RFC 7515, appendix F; RFC 7797) as this lender makes and checks them. The gateway has its own, so that
 * the two show that they mean the same.
 */
import { randomUUID } from 'node:crypto';
import type { CryptoKey, FlattenedJWSInput, FlattenedVerifyGetKey } from 'jose';
import { base64url, FlattenedSign, flattenedVerify } from 'jose';
import * as z from 'zod/mini';
import type { LenderKey } from '#sample-lender/keys.ts';

/** Seconds by which a message may be older or newer than this process's clock. */
const MAX_AGE = 300;
const DETACHED = /^([\w-]+)\.\.([\w-]+)$/;

const claims = z.object({ kid: z.string(), iat: z.number(), aud: z.string(), jti: z.string() });

/** Signs a body for one call, which the audience names. Each signature is valid once. */
export async function signBody(
  { lenderId, kid, key }: LenderKey,
  audience: string,
  body: string,
): Promise<string> {
  const signed = await new FlattenedSign(new TextEncoder().encode(body))
    .setProtectedHeader({
      alg: 'EdDSA',
      b64: false,
      crit: ['b64'],
      kid,
      iss: lenderId,
      iat: Math.floor(Date.now() / 1000),
      jti: randomUUID(),
      aud: audience,
    })
    .sign(key);
  return `${signed.protected ?? ''}..${signed.signature}`;
}

/** The same by nobody: algorithm `none`, for the tests of a gateway that must refuse it. */
export function signByNobody({ lenderId, kid }: LenderKey, audience: string): string {
  const header = {
    alg: 'none',
    b64: false,
    crit: ['b64'],
    kid,
    iss: lenderId,
    iat: Math.floor(Date.now() / 1000),
    jti: randomUUID(),
    aud: audience,
  };
  return `${base64url.encode(JSON.stringify(header))}..`;
}

export type KeysOfGateway = (
  header: Parameters<FlattenedVerifyGetKey>[0],
  token: FlattenedJWSInput,
) => Promise<CryptoKey>;

/** Whether the gateway signed these very bytes for this lender recently. Throws when its keys cannot be had. */
export async function isFromGateway(
  signature: string,
  body: Uint8Array,
  lenderId: string,
  keys: KeysOfGateway,
): Promise<boolean> {
  const [, header, last] = DETACHED.exec(signature) ?? [];
  if (header === undefined || last === undefined) return false;
  const input = { protected: header, payload: body, signature: last };
  try {
    const verified = await flattenedVerify(input, keys, { algorithms: ['EdDSA'] });
    const read = z.safeParse(claims, verified.protectedHeader);
    if (!read.success || read.data.aud !== lenderId) return false;
    return Math.abs(Date.now() / 1000 - read.data.iat) <= MAX_AGE;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return false;
  }
}

/** Failures to get the keys, in contrast to signatures that are wrong. */
const isUnavailable = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Error &&
    'code' in error &&
    (error.code === 'ERR_JWKS_TIMEOUT' || error.code === 'ERR_JOSE_GENERIC'));
