import { createHash, createPublicKey } from 'node:crypto';
import { audienceOf } from '#contract/lenders/calls.ts';
import type { Result } from '#contract/result.ts';
import { fail, succeed } from '#contract/result.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals, refuse } from '#gateway/foundation/http/answers.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { addressKey } from '#gateway/foundation/http/client-address.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';
import type { SignatureProblem } from '#gateway/foundation/identity/detached-jws.ts';
import { verifyDetached } from '#gateway/foundation/identity/detached-jws.ts';
import type { CallingLender } from '#gateway/lending/lender-cases/calling-lender.ts';
import { chainOfLender } from '#gateway/areas/lenders/lender-addresses.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { noteUsed } from '#gateway/areas/lenders/used-signatures.ts';

export type SignatureDeps = {
  readonly records: Records;
  /** Refused signatures, by network and by key. */
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
const notSigned = () =>
  refuse('not-signed', 'This is not signed by a key that is registered for you.');
const usedBefore = () =>
  refuse(
    'signature-used',
    'This signature was used before. Please make a new signature for each call.',
  );

/** Long enough to tell keys apart in the audit, without what somebody may have written in their place. */
const digestOf = (keyId: string) => createHash('sha256').update(keyId).digest('hex').slice(0, 16);

const publicKey = (x: string) =>
  createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });

type KeyRow = { readonly lender_id: string; readonly public_key: string; readonly state: string };

const findKey = (records: Records, kid: string): Promise<KeyRow | undefined> =>
  records.db
    .selectFrom('lender_keys')
    .select(['lender_id', 'public_key', 'state'])
    .where('id', '=', kid)
    .executeTakeFirst();

/** What is wrong with a key that has signed; null if nothing is. */
function problemOf(row: KeyRow, claimed: string): Problem | null {
  if (row.lender_id !== claimed) return 'foreign-key';
  if (row.state === 'PROPOSED') return 'proposed-key';
  return row.state === 'ACTIVE' ? null : 'revoked-key';
}

/** Notes in a lender's audit what a key of theirs has really signed and was refused all the same. */
const noteRefused = ({ records }: SignatureDeps, path: string, signer: Signer, problem: Problem) =>
  change(records, async (tx) => {
    await lockLender(records, tx, signer.lenderId);
    await tx.audit({
      subject: chainOfLender(signer.lenderId),
      actor: SYSTEM,
      action: 'signature-refused',
      facts: { why: problem, call: path, key: digestOf(signer.kid) },
    });
    return {};
  });

/** Whose key has signed. */
type Signer = { readonly lenderId: string; readonly kid: string };

/** Key IDs that are not registered are counted together: anybody may make up as many as they like. */
const UNKNOWN_KEY = 'unknown';

/**
 * Refuses, and counts by the network and by the key. What nobody proved goes to the metrics alone: anybody may write a
 * lender's name.
 */
async function refuseSignature(
  deps: SignatureDeps,
  { clientAddress, path }: SignedRequest,
  problem: Problem,
  known: { readonly kid: string | null; readonly signer: Signer | null },
): Promise<Refusal> {
  deps.metrics.countSignature(problem);
  const states = [
    await deps.refused.spend(`network ${addressKey(clientAddress)}`),
    await deps.refused.spend(`key ${known.kid ?? UNKNOWN_KEY}`),
  ];
  const over = states.filter(({ isOver }) => isOver);
  if (over.length > 0) {
    return refusals.tooMany(Math.max(...over.map(({ retryAfterSeconds }) => retryAfterSeconds)));
  }
  if (known.signer !== null) await noteRefused(deps, path, known.signer, problem);
  return problem === 'replayed' ? usedBefore() : notSigned();
}

/**
 * Which lender has signed a call. Refuses in the same words with 401 whatever is not right, with 409 a signature that was
 * used before, and with 429 where a network or a key has had too many refused; a good one is never refused for what others
 * sent. Each is counted; what a registered key has really signed is in its lender's audit as well.
 */
export async function checkSignature(
  deps: SignatureDeps,
  request: SignedRequest,
): Promise<Result<CallingLender, Refusal>> {
  const { records, metrics } = deps;
  const { signature, bytes, path } = request;
  let row: KeyRow | undefined;
  let kid: string | null = null;
  const verified = await verifyDetached(signature, bytes, {
    aud: audienceOf(path),
    now: await timeOf(records, records.db),
    async keyOf(claimedKid) {
      row = await findKey(records, claimedKid);
      if (row === undefined) return null;
      kid = claimedKid;
      return publicKey(row.public_key);
    },
  });
  if (!verified.ok || row === undefined) {
    const problem = verified.ok ? 'unknown-key' : verified.failure;
    return fail(await refuseSignature(deps, request, problem, { kid, signer: null }));
  }
  const { iss, jti } = verified.value;
  const signer = { lenderId: row.lender_id, kid: verified.value.kid };
  const problem = problemOf(row, iss);
  if (problem !== null || !(await noteUsed(records, signer.kid, jti))) {
    const why = problem ?? 'replayed';
    return fail(await refuseSignature(deps, request, why, { kid: signer.kid, signer }));
  }
  metrics.countSignature('good');
  return succeed({ lenderId: signer.lenderId, actor: { role: 'lender', id: signer.kid } });
}
