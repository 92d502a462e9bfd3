/**
 * Detached JWS (RFC 7515, appendix F; RFC 7797) over the exact bytes of a body: with Ed25519 for the gateway's messages to
 * lenders and for lenders' calls, with a shared secret for events. Needs nothing of the gateway, so that the other side can
 * use it as well.
 */
import type { CryptoKey, KeyObject } from 'jose';
import { base64url, FlattenedSign, flattenedVerify } from 'jose';
import * as z from 'zod/mini';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';

/** Seconds by which the clocks of the two sides, and the way between them, may differ. */
export const MAX_SIGNATURE_AGE = 300;

/** By a key pair, or by a secret that both sides have. */
export type Algorithm = 'EdDSA' | 'HS256';
/** Of a compact JWS without its payload; far more than a header of ours takes. */
const MAX_LENGTH = 4096;
const DETACHED = /^([\w-]+)\.\.([\w-]+)$/;

/** What a database takes as well. */
export const headerText = z.string().check(z.regex(/^[ -~]{1,200}$/));

const protectedHeader = z.object({
  alg: z.enum(['EdDSA', 'HS256'] as const satisfies readonly Algorithm[]),
  b64: z.literal(false),
  kid: headerText,
  /** Who signs: the lender's ID in its calls, the gateway in its messages. */
  iss: headerText,
  /** Seconds since 1970. */
  iat: z.int(),
  /** A number that the signer uses once. */
  jti: headerText,
  /** For whom and what it was signed. */
  aud: headerText,
});

export type SignatureMark = Pick<
  z.infer<typeof protectedHeader>,
  'kid' | 'iss' | 'iat' | 'jti' | 'aud'
>;

export type SignatureProblem =
  | 'malformed'
  | 'unknown-key'
  | 'forged'
  | 'wrong-audience'
  | 'out-of-date';

/** `header..signature`, to be sent with the body. */
export async function signDetached(
  key: CryptoKey | KeyObject,
  { kid, iss, iat, jti, aud }: SignatureMark,
  body: Uint8Array,
  algorithm: Algorithm = 'EdDSA',
): Promise<string> {
  const signed = await new FlattenedSign(body)
    .setProtectedHeader({
      alg: algorithm,
      b64: false,
      crit: ['b64'],
      kid,
      iss,
      iat,
      jti,
      aud,
    })
    .sign(key);
  return `${signed.protected ?? ''}..${signed.signature}`;
}

type Expected = {
  readonly aud: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The only one that counts, whatever a signature says: EdDSA unless it is given. */
  readonly algorithm?: Algorithm;
  /** The public key, or the secret, of this ID; null when it is unknown or no longer valid. */
  readonly keyOf: (kid: string) => Promise<CryptoKey | KeyObject | null>;
};

/**
 * Whether the body was signed as expected, within `MAX_SIGNATURE_AGE` of now. That its `jti` was not used before with
 * that key is for the caller to find out, last of all.
 */
export async function verifyDetached(
  signature: string,
  body: Uint8Array,
  { aud, now, algorithm = 'EdDSA', keyOf }: Expected,
): Promise<Result<SignatureMark, SignatureProblem>> {
  const mark = readHeader(signature, algorithm);
  const [, first, last] = DETACHED.exec(signature) ?? [];
  if (mark === null || first === undefined || last === undefined) return fail('malformed');
  // What is cheap to see comes first.
  if (mark.aud !== aud) return fail('wrong-audience');
  if (Math.abs(now / 1000 - mark.iat) > MAX_SIGNATURE_AGE) return fail('out-of-date');
  const key = await keyOf(mark.kid);
  if (key === null) return fail('unknown-key');
  try {
    await flattenedVerify({ protected: first, payload: body, signature: last }, key, {
      algorithms: [algorithm],
    });
  } catch {
    return fail('forged');
  }
  const { kid, iss, iat, jti } = mark;
  return succeed({ kid, iss, iat, jti, aud });
}

/** What a signature claims, before any of it is trusted; null when it is not a signature of this kind. */
function readHeader(signature: string, algorithm: Algorithm): SignatureMark | null {
  if (signature.length > MAX_LENGTH || !DETACHED.test(signature)) return null;
  try {
    const text = new TextDecoder().decode(base64url.decode(signature.split('..')[0] ?? ''));
    const read = z.safeParse(protectedHeader, JSON.parse(text));
    return read.success && read.data.alg === algorithm ? read.data : null;
  } catch {
    return null;
  }
}
