import type { BodyOf } from '#contract/gateway.ts';
import { beginDocumentAsDealer } from '#contract/applications/documents.ts';
import { isSentByGuarantor } from '#domain/lending/documents.ts';
import type { DocumentCallNeeds } from '#gateway/documents/document-needs.ts';
import { notFound } from '#gateway/applications/find-application.ts';
import {
  addDocument,
  begunReply,
  refuseAnnounced,
  refuseOverQuota,
} from '#gateway/documents/begin-document.ts';
import { noteActivity } from '#gateway/documents/find-document.ts';
import { isShared, onlyByGuarantor, refuseUnlessBrought } from '#gateway/documents/senders.ts';
import type { Answer } from '#gateway/http/answers.ts';
import { refusals } from '#gateway/http/answers.ts';
import { changeOnce, Refused } from '#gateway/http/change-once.ts';
import type { Member } from '#gateway/memberships/staff.ts';
import { actorOf } from '#gateway/memberships/staff.ts';
import type { Records } from '#gateway/store/records.ts';

/** Announces one of the dealer's documents, of an application that the dealer may follow. */
export async function beginForDealer(
  records: Records,
  needs: DocumentCallNeeds,
  userId: string,
  member: Member,
  body: BodyOf<typeof beginDocumentAsDealer>,
): Promise<Answer> {
  const refusal = isSentByGuarantor(body.kind) ? onlyByGuarantor() : refuseAnnounced(body);
  if (refusal !== null) return refusal;
  const { organisation } = member;
  const answer = await changeOnce(
    records,
    { path: beginDocumentAsDealer.path, userId, body },
    async (one) => {
      const query = one.runner
        .selectFrom('applications')
        .selectAll()
        .where('number', '=', body.number)
        .where('dealer_id', '=', organisation)
        .where((eb) => isShared(eb));
      const application = await records.forChange(query).executeTakeFirst();
      if (application === undefined) throw new Refused(notFound());
      await refuseUnlessBrought(one.runner, application, body.kind);
      await refuseOverQuota(one.runner, application.id, body.bytes);
      await noteActivity(one, application.id);
      const sender = { actor: actorOf(member), dealerId: organisation };
      return { document: await addDocument(needs, one, application.id, body, sender) };
    },
    {
      check: async () => ((await needs.documents.vault.hasRoom()) ? null : refusals.unavailable()),
    },
  );
  return begunReply(records, answer);
}
