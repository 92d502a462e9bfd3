import { createHash, createPublicKey } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import * as z from 'zod/mini';
import { audienceOf } from '#contract/lenders/calls.ts';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { SYSTEM } from '#gateway/audit/audit.ts';
import type { Refusal } from '#gateway/http/answers.ts';
import { refusals, refuse } from '#gateway/http/answers.ts';
import { change } from '#gateway/http/change-once.ts';
import type { Limit } from '#gateway/http/limits.ts';
import type { Metrics } from '#gateway/http/metrics.ts';
import type { SignatureProblem } from '#gateway/lenders/detached-jws.ts';
import { headerText, verifyDetached } from '#gateway/lenders/detached-jws.ts';
import type { CallingLender } from '#gateway/lenders/calling-lender.ts';
import { chainOfLender } from '#gateway/lenders/lender-addresses.ts';
import { lockLender } from '#gateway/catalogue/products.ts';
import type { Records } from '#gateway/store/records.ts';
import { timeOf } from '#gateway/store/records.ts';

export type SignatureNeeds = {
  readonly records: Records;
  /** Refused signatures, by address. */
  readonly refused: Limit;
  readonly metrics: Pick<Metrics, 'countSignature'>;
};

export type SignedRequest = {
  readonly signature: string;
  readonly bytes: Uint8Array;
  readonly path: `/${string}`;
  readonly clientAddress: string;
};

/** Why a signature is refused: what it looks like, or what is known of its key. */
type Problem = SignatureProblem | 'foreign-key' | 'proposed-key' | 'revoked-key' | 'replayed';

/** The same words, whatever is wrong, so that nobody learns which keys there are. */
const notSigned = () => refuse(401, 'This is not signed by a key that is registered for you.');
const usedBefore = () =>
  refuse(409, 'This signature was used before. Please make a new signature for each call.');

/** Long enough to tell keys apart in the audit, without what somebody may have written in their place. */
const digestOf = (keyId: string) => createHash('sha256').update(keyId).digest('hex').slice(0, 16);

const publicKey = (x: string) =>
  createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });

const claims = z.object({ iss: headerText, kid: z.string() });

/** Whose a signature says it is, whatever else is wrong with it; null when it does not say. */
function claimsOf(signature: string): z.infer<typeof claims> | null {
  try {
    const read = z.safeParse(claims, decodeProtectedHeader(signature));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Finds the key of a signature that a lender claims to have made; notes why it is not good. */
function keyFinder(records: Records, claimed: string | undefined) {
  let problem: Problem | null = null;
  const keyOf = async (kid: string) => {
    const row = await records.db
      .selectFrom('lender_keys')
      .select(['lender_id', 'public_key', 'state'])
      .where('id', '=', kid)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.lender_id !== claimed) problem = 'foreign-key';
    else if (row.state === 'PROPOSED') problem = 'proposed-key';
    else if (row.state !== 'ACTIVE') problem = 'revoked-key';
    return problem === null ? publicKey(row.public_key) : null;
  };
  return { keyOf, problem: () => problem };
}

/** Notes a signature as used; false when it was used before. */
async function use({ records }: SignatureNeeds, keyId: string, jti: string): Promise<boolean> {
  try {
    await records.transact(async (runner) => {
      const usedAt = await timeOf(records, runner);
      await runner
        .insertInto('lender_signatures')
        .values({ key_id: keyId, jti, used_at: usedAt })
        .execute();
    });
    return true;
  } catch (error) {
    if (records.isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Notes a refused signature in the audit of the lender that it claims to come from, if there is such a lender. */
async function noteRefused(
  { records }: SignatureNeeds,
  { signature, path }: SignedRequest,
  problem: Problem,
): Promise<void> {
  const claimed = claimsOf(signature);
  if (claimed === null) return;
  const { iss: lenderId, kid } = claimed;
  await change(records, async (one) => {
    await lockLender(records, one, lenderId);
    await one.audit({
      subject: chainOfLender(lenderId),
      actor: SYSTEM,
      action: 'signature-refused',
      facts: { why: problem, call: path, key: digestOf(kid) },
    });
    return {};
  });
}

async function refuseSignature(
  needs: SignatureNeeds,
  request: SignedRequest,
  problem: Problem,
): Promise<Refusal> {
  needs.metrics.countSignature(problem);
  const { isOver, retryAfterSeconds } = await needs.refused.spend(request.clientAddress);
  if (isOver) return refusals.tooMany(retryAfterSeconds);
  await noteRefused(needs, request, problem);
  return problem === 'replayed' ? usedBefore() : notSigned();
}

/**
 * Which lender has signed a call. Refuses in the same words with 401 whatever is not right, with 409 a signature that was
 * used before, and with 429 an address with too many that were refused. Each is counted, and those that name a lender are
 * in its audit.
 */
export async function checkSignature(
  needs: SignatureNeeds,
  request: SignedRequest,
): Promise<Result<CallingLender, Refusal>> {
  const { records, refused, metrics } = needs;
  const { signature, bytes, path, clientAddress } = request;
  const before = await refused.state(clientAddress);
  if (before.isOver) return fail(refusals.tooMany(before.retryAfterSeconds));
  const claimed = claimsOf(signature)?.iss;
  const keys = keyFinder(records, claimed);
  const verified = await verifyDetached(signature, bytes, {
    aud: audienceOf(path),
    now: await timeOf(records, records.db),
    keyOf: keys.keyOf,
  });
  if (!verified.ok) {
    return fail(await refuseSignature(needs, request, keys.problem() ?? verified.failure));
  }
  const { kid, jti } = verified.value;
  // No key is registered for nobody.
  if (claimed === undefined) return fail(await refuseSignature(needs, request, 'foreign-key'));
  if (!(await use(needs, kid, jti))) {
    return fail(await refuseSignature(needs, request, 'replayed'));
  }
  metrics.countSignature('good');
  return succeed({ lenderId: claimed, actor: { role: 'lender', id: kid } });
}
