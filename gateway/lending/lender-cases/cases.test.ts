import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { listConsents, withdrawConsent } from '#contract/applications/consents.ts';
import { application, withdraw } from '#contract/applications/loans.ts';
import { LENDER_CASE_EDGES } from '#domain/lending/states/lender-case-states.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { moveCase } from '#gateway/lending/lender-cases/cases.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import { TEST_LENDER } from '#gateway/testing/applications.ts';
import {
  caseOf,
  handedOver,
  idOf,
  messagesAbout,
  publishForOffers,
  setCaseState,
} from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';

const ROLES = ['borrower', 'dealer', 'lender', 'operator', 'system'] as const;
const CANCELLED_FROM = LENDER_CASE_EDGES.find(({ action }) => action === 'cancel')?.from ?? [];

describeOnBothStores('the case of a lender', (gateway) => {
  let person: TestPerson;
  let draft: Draft;
  beforeEach(async () => {
    await publishForOffers(gateway());
    person = await newPerson(gateway());
    draft = await handedOver(gateway(), person);
  });
  const shown = () => person.done(application, { number: draft.number });

  it.each(CANCELLED_FROM)('a case that is %s ends with its application', async (state) => {
    await setCaseState(gateway(), draft.number, state);
    await person.done(withdraw, { requestId: randomUUID(), ...draft });
    expect(await caseOf(gateway(), draft.number)).toMatchObject({ state: 'CANCELLED' });
    expect(await shown()).toMatchObject({ state: 'CLOSED', outcome: 'WITHDRAWN' });
  });

  it('takes no edge of its table for anybody but whom the table names', async () => {
    const { records } = gateway().store;
    const lenderCase = await caseOf(gateway(), draft.number);
    for (const { action, from, who } of LENDER_CASE_EDGES) {
      const [state] = from;
      for (const role of ROLES.filter((each) => !who.some((may) => may === each))) {
        const answer = await change(records, (tx) =>
          moveCase(tx, { ...lenderCase, state }, { action, actor: { role, id: '' } }),
        );
        expect([action, role, answer.status]).toStrictEqual([action, role, 409]);
      }
    }
    expect(await caseOf(gateway(), draft.number)).toEqual(lenderCase);
  });

  it('is the last one: the application ends with it, also while an operator waits for something', async () => {
    const { db } = gateway().store.records;
    const id = await idOf(gateway(), draft.number);
    await db
      .updateTable('applications')
      .set({ state: 'ACTION_REQUIRED', returns_to: 'WITH_LENDER' })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('change_requests')
      .values({
        id: randomUUID(),
        application_id: id,
        lender_id: '',
        sections: '[]',
        documents: '["photograph"]',
        reason: 'not-readable',
        asked_at: 1,
      })
      .execute();
    const { consents } = await person.done(listConsents, { number: draft.number });
    for (const consent of consents.filter(({ purpose }) => purpose === 'share-with-lender')) {
      await person.done(withdrawConsent, {
        requestId: randomUUID(),
        number: draft.number,
        consent: consent.id,
      });
    }
    expect(await shown()).toMatchObject({ state: 'CLOSED', outcome: 'WITHDRAWN' });
    const sent = await messagesAbout(gateway(), draft.number);
    expect(sent.filter(({ lenderId }) => lenderId === TEST_LENDER.id)).not.toStrictEqual([]);
  });
});
