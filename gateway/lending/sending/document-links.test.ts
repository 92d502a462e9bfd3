import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { LinkedDocument } from '#contract/lenders/messages.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { removeOldLinks } from '#gateway/lending/sending/clean-up.ts';
import { composeMessage } from '#gateway/lending/sending/compose.ts';
import { renewLinks, takeLink } from '#gateway/lending/sending/document-links.ts';
import { publishTestCatalogue, TEST_LENDER } from '#gateway/testing/applications.ts';
import type { HandedOver } from '#gateway/testing/handed-over.ts';
import { addVerified, handedOver, messageOf } from '#gateway/testing/handed-over.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { auditProblem, keysOf } from '#gateway/testing/privacy.ts';

const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;
const LENDER: Actor = { role: 'lender', id: 'key-1' };

describeOnBothStores('a link to a document', (gateway) => {
  let handed: HandedOver;
  let document: string;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    handed = await handedOver(gateway());
    document = await addVerified(gateway().store, handed.applicationId, 'photograph');
  });

  const records = () => gateway().store.records;
  const linked = async (): Promise<LinkedDocument> => {
    const { store } = gateway();
    const row = await messageOf(store, handed.messageId);
    const message = await composeMessage({ records: records(), keys: keysOf(store) }, row);
    const [first] = message.kind === 'package' ? message.body.documents : [];
    if (first === undefined) throw new Error('no link');
    // As the sender does when it claims the message.
    await records()
      .db.updateTable('outbox')
      .set({ tries: 1, may_have_arrived: 1 })
      .where('id', '=', handed.messageId)
      .execute();
    return first;
  };
  const asking = (lenderId: string = TEST_LENDER.id, number: string = handed.number) => ({
    lenderId,
    number,
    actor: LENDER,
  });
  const take = async (token: string, by = asking()) => {
    const answer = await change(records(), async (tx) => ({
      document: await takeLink(records(), tx, by, token),
    }));
    return answer.status === 200 ? answer.reply.document.id : answer.status;
  };

  it('works once, and leaves a line in the audit', async () => {
    const { token } = await linked();
    expect(await take(token)).toBe(document);
    expect(await take(token)).toBe(404);
    const { facts } = await records()
      .db.selectFrom('audit_entries')
      .select('facts')
      .where('action', '=', 'document.handOver')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(facts)).toStrictEqual({
      document,
      kind: 'photograph',
      lender: TEST_LENDER.id,
    });
    expect(await auditProblem(gateway().store)).toBeNull();
  });

  it('works once for two who use it at the same moment', async () => {
    const { token } = await linked();
    const taken = await Promise.all([take(token), take(token), take(token)]);
    expect(taken.filter((each) => each === document)).toHaveLength(1);
    expect(taken.filter((each) => each === 404)).toHaveLength(2);
  });

  it('is stored only as a digest', async () => {
    const { token } = await linked();
    const rows = await records().db.selectFrom('document_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows).toMatchObject([
      { token_digest: createHash('sha256').update(token).digest('base64url') },
    ]);
  });

  it('works for seven days, and is removed then', async () => {
    const { token, expiresAt } = await linked();
    const { clock } = gateway();
    expect(Date.parse(expiresAt)).toBe(clock.now + SEVEN_DAYS);
    clock.now += SEVEN_DAYS - 1;
    expect(await removeOldLinks(records())).toBe(0);
    clock.now += 1;
    expect(await take(token)).toBe(404);
    expect(await removeOldLinks(records())).toBe(1);
  });

  it('leads nowhere for another lender, another application, or anybody who guesses', async () => {
    const { token } = await linked();
    const other = await handedOver(gateway());
    expect(await take(token, asking('careful-lender'))).toBe(404);
    expect(await take(token, asking(TEST_LENDER.id, other.number))).toBe(404);
    expect(await take('x'.repeat(43))).toBe(404);
    expect(await take(token)).toBe(document);
  });

  it.each([
    ['the consent is withdrawn', 'consents', { state: 'WITHDRAWN' }],
    ['the case has ended', 'lender_cases', { state: 'REJECTED' }],
    ['the document is asked for again', 'documents', { state: 'RESUBMIT' }],
  ] as const)('leads nowhere once %s, nor is it renewed', async (_why, table, changes) => {
    const { token } = await linked();
    await records()
      .db.updateTable(table)
      .set(changes)
      .where('application_id', '=', handed.applicationId)
      .execute();
    expect(await take(token)).toBe(404);
    const renewed = await change(records(), async (tx) => ({
      documents: await renewLinks(records(), tx, asking()),
    }));
    expect(renewed.status === 200 ? renewed.reply.documents : []).toStrictEqual([]);
  });

  it('can be renewed for what the lender was sent: the one before ends', async () => {
    const { token } = await linked();
    await addVerified(gateway().store, handed.applicationId, 'bank-statement');
    const renew = async () => {
      const answer = await change(records(), async (tx) => ({
        documents: await renewLinks(records(), tx, asking()),
      }));
      if (answer.status !== 200) throw new Error(answer.message);
      return answer.reply.documents;
    };
    const [renewed, ...others] = await renew();
    expect(others).toStrictEqual([]);
    expect(renewed).toMatchObject({ document, kind: 'photograph' });
    expect(await take(token)).toBe(404);
    expect(await take(renewed?.token ?? '')).toBe(document);
    expect(await take((await renew())[0]?.token ?? '')).toBe(document);
  });
});
