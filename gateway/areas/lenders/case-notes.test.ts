import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { withdrawConsent, listConsents } from '#contract/applications/consents.ts';
import { lenderCases, openCase } from '#contract/lenders/case-calls.ts';
import { caseColleagues, writeCaseNote } from '#contract/lenders/case-notes.ts';
import { reviewedApplication } from '#contract/operators/review.ts';
import { writeNote } from '#contract/operators/notes.ts';
import { purgeContent } from '#gateway/lending/applications/purge-content.ts';
import { gatherPersonalData } from '#gateway/upkeep/privacy/gather-personal-data.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { LenderMember } from '#gateway/testing/lender-members.ts';
import { newLenderMember } from '#gateway/testing/lender-members.ts';
import { handedOver, idOf, OTHER_LENDER, publishForOffers } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newOperator, newPerson } from '#gateway/testing/people.ts';
import { keysOf, testPrivacy } from '#gateway/testing/privacy.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const TEXT = 'Spoke to the dealer: the vehicle is there on Friday.';

describeOnBothStores('notes of a lender’s people', (gateway) => {
  let borrower: TestPerson;
  let operator: TestPerson;
  let first: LenderMember;
  let second: LenderMember;
  let stranger: LenderMember;
  let number: string;
  beforeEach(async () => {
    await publishForOffers(gateway());
    borrower = await newPerson(gateway());
    operator = await newOperator(gateway());
    first = await newLenderMember(gateway(), operator);
    second = await newLenderMember(gateway(), operator);
    stranger = await newLenderMember(gateway(), operator, OTHER_LENDER.id);
    ({ number } = await handedOver(gateway(), borrower));
  });
  const write = (by: LenderMember, mentioned: readonly string[] = [], text = TEXT) =>
    by.call(writeCaseNote, { requestId: randomUUID(), number, text, mentioned: [...mentioned] });
  const notesFor = async (by: LenderMember) => (await by.done(openCase, { number })).notes;
  const mentionedIn = async (by: LenderMember) =>
    (
      await by.done(lenderCases, { states: [], only: 'mentioned', order: 'newest', after: null })
    ).cases.map((each) => each.number);

  it('are read by colleagues of that lender, and by nobody else', async () => {
    const told = await membershipOf(second);
    expect((await write(first, [told])).status).toBe(200);
    expect(await mentionedIn(second)).toEqual([number]);
    expect(await mentionedIn(first)).toEqual([]);
    expect(await notesFor(second)).toMatchObject([
      {
        text: TEXT,
        author: { name: 'Asha Verma', isMe: false },
        mentioned: [{ membership: told, isMe: true }],
      },
    ]);
    expect(await mentionedIn(second)).toEqual([]);
    expect(await notesFor(stranger)).toEqual([]);
    const { notes, history } = await operator.done(reviewedApplication, { number });
    expect(notes).toEqual([]);
    expect(JSON.stringify(history)).not.toContain('Note');
    const home = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
    const deps = await testPrivacy(gateway().store, join(home, 'erasures.jsonl'));
    const exported = await gatherPersonalData(deps, borrower.userId, async () => {});
    await rm(home, { recursive: true });
    expect(JSON.stringify(exported)).not.toContain(TEXT);

    await operator.done(writeNote, {
      requestId: randomUUID(),
      number,
      text: 'Income is proved.',
      mentioned: [],
    });
    expect(await notesFor(first)).toHaveLength(1);
    expect((await operator.done(reviewedApplication, { number })).notes).toMatchObject([
      { text: 'Income is proved.' },
    ]);
  });

  it('are sealed, in the lender’s audit without their text, and go with what the borrower said', async () => {
    await write(first);
    const { db } = gateway().store.records;
    const [row] = await db.selectFrom('application_notes').selectAll().execute();
    expect(row).toMatchObject({ lender_id: first.lenderId });
    expect(row?.sealed).not.toContain('dealer');
    const chain = await auditOf(gateway(), 'lender:test-lender');
    expect(chain.at(-1)).toMatchObject({ action: 'writeNote', facts: { application: number } });
    expect(JSON.stringify(chain)).not.toContain('dealer');
    const applicationId = await idOf(gateway(), number);
    await gateway().store.records.transact((runner) =>
      purgeContent({ runner }, keysOf(gateway().store), applicationId),
    );
    expect(await db.selectFrom('application_notes').selectAll().execute()).toEqual([]);
  });

  it('mention colleagues of the same lender alone', async () => {
    const { colleagues } = await first.done(caseColleagues, { number });
    expect(colleagues).toMatchObject([{ membership: await membershipOf(second) }]);
    for (const other of [stranger, operator]) {
      expect(await write(first, [await membershipOf(other)])).toMatchObject({
        status: 409,
        json: { code: 'colleague-left', fields: ['mentioned'] },
      });
    }
    expect((await first.call(caseColleagues, { number: 'LA0000000000' })).status).toBe(404);
    expect((await operator.call(caseColleagues, { number })).status).toBe(403);
  });

  it('are not for an employee who has applied', async () => {
    await write(first);
    await gateway()
      .store.records.db.updateTable('applications')
      .set({ user_id: second.userId })
      .where('number', '=', number)
      .execute();
    expect(await notesFor(second)).toBeNull();
    expect(await write(second)).toMatchObject({ status: 403, json: { code: 'own-application' } });
    expect(await notesFor(first)).toHaveLength(1);
  });

  it('end with the borrower’s consent', async () => {
    await write(first, [await membershipOf(second)]);
    const { consents } = await borrower.done(listConsents, { number });
    const shared = consents.find(({ lenderId }) => lenderId === first.lenderId);
    await borrower.done(withdrawConsent, {
      requestId: randomUUID(),
      number,
      consent: shared?.id ?? '',
    });
    expect(await notesFor(first)).toBeNull();
    expect(await mentionedIn(second)).toEqual([number]);
    expect(await notesFor(second)).toBeNull();
    expect(await mentionedIn(second)).toEqual([]);
    expect(await write(first)).toMatchObject({ status: 409, json: { code: 'case-changed' } });
  });
});
