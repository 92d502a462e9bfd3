import type { UserId } from '#domain/ids.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { beginDocumentAsDealer } from '#contract/applications/documents.ts';
import { isSentByGuarantor } from '#domain/lending/documents.ts';
import type { DocumentCallDeps } from '#gateway/lending/documents/document-deps.ts';
import { notFound } from '#gateway/lending/applications/find-application.ts';
import {
  addDocument,
  begunReply,
  refuseAnnounced,
  refuseOverQuota,
} from '#gateway/lending/documents/begin-document.ts';
import { noteActivity } from '#gateway/lending/applications/change-application.ts';
import { seenApplications, sightOf } from '#gateway/lending/applications/branch-sight.ts';
import {
  isShared,
  onlyByGuarantor,
  refuseUnlessBrought,
} from '#gateway/lending/documents/senders.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { refusals } from '#gateway/foundation/http/answers.ts';
import { changeOnce, Refused } from '#gateway/foundation/http/change-once.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Announces one of the dealer's documents, of an application that the dealer may follow. */
export async function beginForDealer(
  records: Records,
  deps: DocumentCallDeps,
  userId: UserId,
  member: Member,
  body: BodyOf<typeof beginDocumentAsDealer>,
): Promise<Answer> {
  const refusal = isSentByGuarantor(body.kind) ? onlyByGuarantor() : refuseAnnounced(body);
  if (refusal !== null) return refusal;
  const { organisation } = member;
  const answer = await changeOnce(
    records,
    { path: beginDocumentAsDealer.path, userId, body },
    async (tx) => {
      const query = tx.runner
        .selectFrom('applications')
        .selectAll()
        .where('number', '=', body.number)
        .where('dealer_id', '=', organisation)
        .where((eb) => isShared(eb))
        .where(seenApplications(await sightOf(tx.runner, member)));
      const application = await records.forChange(query).executeTakeFirst();
      if (application === undefined) throw new Refused(notFound());
      await refuseUnlessBrought(tx.runner, application, body.kind);
      await refuseOverQuota(tx.runner, application.id, body.bytes);
      await noteActivity(tx, application.id);
      const sender = { actor: actorOf(member), dealerId: organisation };
      return { document: await addDocument(deps, tx, application.id, body, sender) };
    },
    {
      check: async () => ((await deps.documents.vault.hasRoom()) ? null : refusals.unavailable()),
    },
  );
  return begunReply(records, answer);
}
