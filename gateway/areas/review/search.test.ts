import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { reportPayment } from '#contract/lenders/calls.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import { claimApplication, releaseApplication } from '#contract/operators/review.ts';
import { searchConsole } from '#contract/operators/search.ts';
import { LIMITED_CALLS } from '#gateway/foundation/http/limited-calls.ts';
import {
  FILLED,
  newDraft,
  publishTestCatalogue,
  submitted,
} from '#gateway/testing/applications.ts';
import {
  agreedLoan,
  deliverUntil,
  INVOICE,
  newDelivering,
  transfer,
} from '#gateway/testing/delivery.ts';
import { grievanceIn } from '#gateway/testing/grievances.ts';
import { newLenderMember } from '#gateway/testing/lender-members.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { auditProblem } from '#gateway/testing/privacy.ts';
import { change, inReview } from '#gateway/testing/review.ts';
import { PERSON } from '#gateway/testing/test-gateway.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

describeOnBothStores('the search of operators', (gateway) => {
  const found = async (by: TestPerson, search: string) => {
    const { applications, grievances } = await by.done(searchConsole, { search });
    return [...applications, ...grievances].map((each) => [each.number, each.by]);
  };

  describe('the search for what borrowers send', () => {
    let operator: TestPerson;
    let colleague: TestPerson;
    let person: TestPerson;
    beforeEach(async () => {
      await publishTestCatalogue(gateway().store);
      operator = await newOperator(gateway());
      colleague = await newMember(gateway(), operator, 'operator');
      person = await newPerson(gateway());
    });
    const entries = () =>
      gateway()
        .store.records.db.selectFrom('audit_entries')
        .select(['subject', 'actor', 'action', 'facts'])
        .where('action', '=', 'search')
        .execute();

    it('finds an application by its number, the borrower’s phone number and their user ID', async () => {
      const { number } = await inReview(person, operator);
      await submitted(await newPerson(gateway()));
      expect(await found(operator, number.toLowerCase())).toEqual([[number, 'application']]);
      expect(await found(colleague, person.userId)).toEqual([[number, 'userId']]);
      const { applications, isWhole } = await colleague.done(searchConsole, {
        search: `+91 ${person.mobileNumber.slice(0, 5)} ${person.mobileNumber.slice(5)}`,
      });
      expect(isWhole).toBe(true);
      expect(applications).toMatchObject([
        {
          number,
          by: 'phone',
          state: 'IN_REVIEW',
          claim: { membership: await membershipOf(operator), isMine: false },
          claimedBy: `${PERSON.firstName} ${PERSON.lastName}`,
        },
      ]);
    });

    it('finds a grievance by its number, and those of a person with their applications', async () => {
      const { number } = await submitted(person);
      const open = await grievanceIn('OPEN', person, operator);
      expect(await found(operator, open.number)).toEqual([[open.number, 'grievance']]);
      expect(await found(operator, person.mobileNumber)).toEqual([
        [number, 'phone'],
        [open.number, 'phone'],
      ]);
    });

    it('finds a name only where whoever asks has claimed the application', async () => {
      const [first = ''] = FILLED.identity.fullName.split(' ');
      const { number, version } = await inReview(person, operator);
      await submitted(await newPerson(gateway()));
      expect(await found(operator, first.toUpperCase())).toEqual([[number, 'name']]);
      expect(await found(operator, 'somebody else')).toEqual([]);
      expect(await found(colleague, first)).toEqual([]);
      const released = await operator.done(releaseApplication, change({ number, version }));
      expect(await found(operator, first)).toEqual([]);
      await colleague.done(claimApplication, change(released));
      expect(await found(colleague, first)).toEqual([[number, 'name']]);
    });

    it('finds no draft, and tells nothing about people', async () => {
      const { number } = await newDraft(person);
      expect(await found(operator, number)).toEqual([]);
      expect(await found(operator, person.mobileNumber)).toEqual([]);
      expect(await found(operator, '6000000000')).toEqual([]);

      const sent = await inReview(await newPerson(gateway()), operator);
      const reply = await operator.call(searchConsole, { search: sent.number });
      for (const secret of [FILLED.identity.fullName, FILLED.identity.pan, 'mobileNumber']) {
        expect(reply.text).not.toContain(secret);
      }
    });

    it('is in the audit with its kind and what it found, and without what was typed', async () => {
      const { number } = await submitted(person);
      const membership = await membershipOf(operator);
      await found(operator, `+91${person.mobileNumber}`);
      await found(operator, '919812345678');
      await found(operator, 'Seeded Borrowername');
      expect(
        (await entries()).map(({ facts, ...entry }) => ({ ...entry, facts: JSON.parse(facts) })),
      ).toEqual(
        [
          { by: 'phone', applications: 1, grievances: 0 },
          { by: 'phone transfer', applications: 0, grievances: 0 },
          { by: 'name', applications: 0, grievances: 0 },
        ].map((facts) => ({
          subject: `searches:${membership}`,
          actor: membership,
          action: 'search',
          facts,
        })),
      );
      const kept = JSON.stringify(await entries());
      for (const typed of [person.mobileNumber, '9812345678', 'Borrowername', number]) {
        expect(kept).not.toContain(typed);
      }
      await Promise.all([1, 2, 3, 4].map(() => found(operator, number)));
      expect(await entries()).toHaveLength(7);
      expect(await auditProblem(gateway().store)).toBeNull();
    });

    it('is refused to everybody but operators, and for text that cannot be searched for', async () => {
      const { number } = await submitted(person);
      const send = async (search: string, token?: string) => {
        const headers = token === undefined ? {} : { Authorization: token };
        return gateway().post(searchConsole.path, JSON.stringify({ search }), headers);
      };
      expect((await send(number)).status).toBe(401);
      const lender = await newLenderMember(gateway(), operator);
      expect((await send(number, lender.token)).status).toBe(403);
      expect((await send(number, person.token)).status).toBe(403);
      await operator.done(revokeMembership, {
        requestId: randomUUID(),
        membership: await membershipOf(colleague),
      });
      expect((await send(number, colleague.token)).status).toBe(403);
      for (const search of ['', ' ', '12345', '?', 'x'.repeat(121)]) {
        expect((await send(search, operator.token)).status).toBe(400);
      }
      expect(await entries()).toEqual([]);
    });

    it('is limited per hour', async () => {
      const limit = LIMITED_CALLS.find(({ call }) => call.path === searchConsole.path);
      const { anHour = 0 } = limit ?? {};
      expect(anHour).toBeGreaterThan(0);
      for (let count = 0; count < anHour; count += 1) await found(operator, 'LA0000000000');
      const refused = await operator.call(searchConsole, { search: 'LA0000000000' });
      expect(refused).toMatchObject({ status: 429, json: { code: 'too-often' } });
      expect(await entries()).toHaveLength(anHour);
      // Each for themselves.
      expect(await found(colleague, 'LA0000000000')).toEqual([]);
    });
  });

  it('finds a loan by its chassis number and by a transfer of the lender', async () => {
    const people = await newDelivering(gateway());
    const { operator, lender } = people;
    const number = await agreedLoan(gateway(), people);
    expect(await found(operator, INVOICE.chassisNumber)).toEqual([]);
    await deliverUntil(gateway(), people, number, 'DELIVERED');
    const paid = transfer(100_00);
    await lender.done(reportPayment, { ...(await lender.seen(number)), ...paid });
    expect(await found(operator, INVOICE.chassisNumber.toLowerCase())).toEqual([
      [number, 'chassis'],
    ]);
    expect(await found(operator, paid.reference)).toEqual([[number, 'transfer']]);
    expect(await found(operator, transfer(1).reference)).toEqual([]);
  });
});
