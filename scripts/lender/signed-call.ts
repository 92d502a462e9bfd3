/** Checks the signature of a lender's call and says what is wrong with it, which the gateway never does. */
import { flattenedVerify } from 'jose';
import * as z from 'zod/mini';
import { audienceOf } from '#contract/lenders/calls.ts';
import type { KeyById } from '#scripts/lender/public-keys.ts';

/** Seconds by which a signature may be older or newer than our clock. */
export const MAX_AGE = 300;
const DETACHED = /^([\w-]+)\.\.([\w-]+)$/;

const header = z.looseObject({
  alg: z.optional(z.unknown()),
  b64: z.optional(z.unknown()),
  crit: z.optional(z.unknown()),
  kid: z.optional(z.unknown()),
  iss: z.optional(z.unknown()),
  aud: z.optional(z.unknown()),
  iat: z.optional(z.unknown()),
  jti: z.optional(z.unknown()),
});

export type SignedCall = {
  readonly lenderId: string;
  readonly path: `/${string}`;
  readonly signature: string | undefined;
  readonly bytes: Uint8Array;
};

/** What is wrong with the signature of a call, in words; null if nothing is. `used` has every `jti` so far, and gets this one. */
export async function signatureFault(
  { lenderId, path, signature, bytes }: SignedCall,
  keyById: KeyById,
  used: Set<string>,
): Promise<string | null> {
  if (signature === undefined) return 'there is no header X-JWS-Signature';
  const [, first, last] = DETACHED.exec(signature) ?? [];
  if (first === undefined || last === undefined) {
    return 'it is not a detached JWS: header, two dots, signature, each in base64url';
  }
  const read = z.safeParse(header, readJson(Buffer.from(first, 'base64url')));
  if (!read.success) return 'its protected header is not a JSON object';
  const { alg, b64, crit, kid, iss, aud, iat, jti } = read.data;
  if (alg !== 'EdDSA') return `"alg" is ${said(alg)} and must be "EdDSA"`;
  if (b64 !== false || !Array.isArray(crit) || !crit.includes('b64')) {
    return '"b64" must be false and named in "crit": the bytes of the body are signed as they are';
  }
  if (typeof kid !== 'string') return '"kid" is missing';
  const key = await keyById(kid);
  if (key === null) return `the key ${said(kid)} is not in the file of public keys`;
  if (iss !== lenderId) return `"iss" is ${said(iss)} and must be ${said(lenderId)}`;
  if (aud !== audienceOf(path))
    return `"aud" is ${said(aud)} and must be ${said(audienceOf(path))}`;
  if (typeof iat !== 'number') return '"iat" is missing: seconds since 1970';
  const seconds = Math.round(Date.now() / 1000 - iat);
  if (Math.abs(seconds) > MAX_AGE) {
    return `"iat" is ${seconds} seconds behind our clock; at most ${MAX_AGE} are allowed either way`;
  }
  if (typeof jti !== 'string' || jti === '') return '"jti" is missing';
  try {
    await flattenedVerify({ protected: first, payload: bytes, signature: last }, key, {
      algorithms: ['EdDSA'],
    });
  } catch {
    return `it does not verify with the key ${said(kid)} over the bytes of the body`;
  }
  if (used.has(jti)) return `"jti" ${said(jti)} was used before: each call needs a new signature`;
  used.add(jti);
  return null;
}

const said = (value: unknown) => JSON.stringify(value) ?? 'missing';

export function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
