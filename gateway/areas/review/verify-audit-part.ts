import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { verifyAuditPart } from '#contract/operators/service.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { notFound, ownerOf } from '#gateway/lending/applications/find-application.ts';
import { auditPublicKey } from '#gateway/foundation/audit/signing-key.ts';
import type { AuditReport } from '#gateway/foundation/audit/verify.ts';
import { reportOn } from '#gateway/foundation/audit/verify.ts';
import { verifyChain } from '#gateway/foundation/audit/verify-chains.ts';
import { verifyNewestCheckpoints } from '#gateway/foundation/audit/verify-checkpoints.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import { findQueued } from '#gateway/areas/review/queue.ts';

const shown = ({
  entries,
  checkpoints,
  problem,
}: AuditReport): Answer<ReplyOf<typeof verifyAuditPart>> =>
  reply({ entries, checkpoints, problem });

/** Checks the chain of one application, or the newest checkpoints with what they sign. */
export async function verifyPart(
  { records: { db }, keys }: Pick<LoanDeps, 'records' | 'keys'>,
  wanted: BodyOf<typeof verifyAuditPart>,
): Promise<Answer<ReplyOf<typeof verifyAuditPart>>> {
  if (wanted.part === 'checkpoints') {
    const publicKey = await auditPublicKey(keys, db);
    return shown(
      await reportOn((counts) => verifyNewestCheckpoints(db, publicKey, wanted.newest, counts)),
    );
  }
  const found = await findQueued(db, wanted.number);
  if (found === null) return notFound();
  return shown(await reportOn((counts) => verifyChain(db, ownerOf(found.id), counts)));
}
