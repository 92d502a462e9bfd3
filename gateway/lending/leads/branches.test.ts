import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { chooseBranches, closeBranch, saveBranch } from '#contract/dealers/branches.ts';
import {
  addLeadNote,
  assignLeads,
  importLeads,
  loseLeads,
  moveLeads,
  sameNumber,
  team,
} from '#contract/dealers/lead-work.ts';
import {
  desk,
  inviteCustomer,
  leads,
  quotes,
  readLead,
  removeLead,
  saveLead,
  saveQuote,
} from '#contract/dealers/leads.ts';
import { noteContact, putOffCard, today } from '#contract/dealers/today.ts';
import { showroom } from '#contract/dealers/showroom.ts';
import { beginDocumentAsDealer } from '#contract/applications/documents.ts';
import { followed, requestDeliveryOrder } from '#contract/applications/delivery.ts';
import { sharedQuote } from '#contract/applications/shared-quotes.ts';
import type { BodyOf, GatewayCall } from '#contract/gateway.ts';
import type { MembershipId } from '#domain/ids.ts';
import { MAX_BRANCHES } from '#domain/lending/dealer-branches.ts';
import type { Delivering } from '#gateway/testing/delivery.ts';
import { newDelivering, TEST_DEALER, TODAY } from '#gateway/testing/delivery.ts';
import {
  acceptedFrom,
  invited,
  LEAD,
  leadBody,
  leadsBody,
  newLead,
  quoteBody,
} from '#gateway/testing/leads.ts';
import { auditOf } from '#gateway/testing/lender-calls.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { membershipOf, newMember } from '#gateway/testing/people.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';

const requestId = () => randomUUID();
const BRANCH = {
  name: 'Hisar',
  address: 'Delhi Road 4\nHisar',
  district: 'Hisar',
  phone: '01662 220044',
};
type Details = BodyOf<typeof saveBranch>['details'];

const branchBody = (details: Partial<Details> = {}): BodyOf<typeof saveBranch> => ({
  requestId: requestId(),
  branch: randomUUID(),
  version: null,
  details: { ...BRANCH, ...details },
});

describeOnBothStores('a dealer with branches', (gateway) => {
  let people: Omit<Delivering, 'amount'>;
  let manager: TestPerson;
  let here: TestPerson;
  let both: TestPerson;
  let hereId: MembershipId;
  let hisar: string;
  let sirsa: string;

  const newBranch = async (details: Partial<Details>) =>
    (await manager.done(saveBranch, branchBody(details))).branch;
  const works = async (person: TestPerson, ...branches: readonly string[]) =>
    manager.done(chooseBranches, {
      requestId: requestId(),
      membership: await membershipOf(person),
      branches: [...branches],
    });
  const leadIn = async (person: TestPerson, branch: string, values: Partial<typeof LEAD> = {}) => {
    const body = leadBody(values, { branch, isDuplicateKnown: true });
    return (await person.done(saveLead, body)).lead;
  };
  const shown = async (person: TestPerson, asked: Partial<BodyOf<typeof leads>> = {}) =>
    (await person.done(leads, leadsBody(asked))).leads.map(({ lead }) => lead).toSorted();
  const branchOfLead = async (lead: string) => (await manager.done(readLead, { lead })).lead.branch;

  beforeEach(async () => {
    people = await newDelivering(gateway());
    const { operator } = people;
    manager = people.dealer;
    here = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id, [], 'salesperson');
    both = await newMember(gateway(), operator, 'dealer', TEST_DEALER.id, [], 'salesperson');
    hereId = await membershipOf(here);
    hisar = await newBranch({});
    // Those that are opened later stand below.
    gateway().clock.now += 1000;
    sirsa = await newBranch({ name: 'Sirsa', phone: null });
    await works(here, hisar);
    await works(both, hisar, sirsa);
  });

  it('has none at first, and everything belongs to the one showroom then', async () => {
    const other = { id: 'plain-dealer', names: TEST_DEALER.names };
    await gateway()
      .store.records.db.insertInto('dealers')
      .values({ id: other.id, content: JSON.stringify(other), changed_at: 1 })
      .execute();
    const plain = await newMember(gateway(), people.operator, 'dealer', other.id);
    const lead = await newLead(plain);
    const atDesk = await plain.done(desk, { today: TODAY });
    expect(atDesk).toMatchObject({ branches: [], member: { branches: [] } });
    expect((await plain.done(readLead, { lead })).lead.branch).toBeNull();
    const { byBranch } = await plain.done(showroom, { from: TODAY, to: TODAY });
    expect(byBranch).toEqual([]);
    const foreign = await plain.call(
      saveLead,
      leadBody({}, { branch: hisar, isDuplicateKnown: true }),
    );
    expect(foreign).toMatchObject({ status: 404, json: { code: 'no-such-branch' } });
  });

  it('says at the desk which there are and where one works, which is everywhere until a manager says', async () => {
    const newcomer = await newMember(gateway(), people.operator, 'dealer', TEST_DEALER.id, []);
    const branchesOf = async (person: TestPerson) =>
      (await person.done(desk, { today: TODAY })).member.branches;
    expect(await branchesOf(newcomer)).toEqual([hisar, sirsa]);
    expect(await branchesOf(here)).toEqual([hisar]);
    expect(await branchesOf(both)).toEqual([hisar, sirsa]);
    const { branches } = await here.done(desk, { today: TODAY });
    expect(branches.map(({ details }) => details.name)).toEqual(['Hisar', 'Sirsa']);
    const { members } = await here.done(team, {});
    expect(members.find(({ membership }) => membership === hereId)?.branches).toEqual([hisar]);
    await works(here);
    expect(await branchesOf(here)).toEqual([hisar, sirsa]);
  });

  it('is opened, renamed and given people by its managers alone', async () => {
    const refused = { status: 403, json: { code: 'managers-only' } };
    const closing = { requestId: requestId(), branch: hisar, version: 1, to: sirsa };
    expect(await here.call(saveBranch, branchBody({ name: 'Own' }))).toMatchObject(refused);
    expect(await here.call(closeBranch, closing)).toMatchObject(refused);
    const choice = { requestId: requestId(), membership: hereId, branches: [sirsa] };
    expect(await here.call(chooseBranches, choice)).toMatchObject(refused);

    const renamed = { ...branchBody({ name: 'Hisar Road' }), branch: hisar, version: 1 };
    expect(await manager.done(saveBranch, renamed)).toEqual({ branch: hisar, version: 2 });
    const again = { ...renamed, requestId: requestId() };
    expect(await manager.done(saveBranch, again)).toEqual({ branch: hisar, version: 2 });
    const stale = { ...branchBody({ name: 'Third' }), branch: hisar, version: 1 };
    expect(await manager.call(saveBranch, stale)).toMatchObject({
      status: 409,
      json: { code: 'branch-changed', current: { version: 2 } },
    });
    expect(await manager.call(saveBranch, branchBody({ name: ' SIRSA ' }))).toMatchObject({
      status: 409,
      json: { code: 'branch-exists', fields: ['details.name'] },
    });
    const missing = { ...choice, requestId: requestId(), branches: [randomUUID()] };
    expect(await manager.call(chooseBranches, missing)).toMatchObject({ status: 404 });
    expect(await auditOf(gateway(), `branch:${hisar}`)).toMatchObject([
      { action: 'open' },
      { action: 'change' },
    ]);
  });

  it('has so many at most', async () => {
    const { db } = gateway().store.records;
    const first = await db.selectFrom('dealer_branches').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: MAX_BRANCHES - 2 }, () => ({ ...first, id: randomUUID() }));
    await db.insertInto('dealer_branches').values(others).execute();
    const more = await manager.call(saveBranch, branchBody({ name: 'One more' }));
    expect(more).toMatchObject({ status: 409, json: { code: 'too-many-branches' } });
  });

  it('puts what somebody writes under the branch they write in', async () => {
    const chosen = await leadIn(both, sirsa);
    expect(await branchOfLead(chosen)).toBe(sirsa);
    // Somebody with one branch has nothing to choose, and somebody with two who chose none is of no branch.
    expect(await branchOfLead(await newLead(here, { mobileNumber: '9812300001' }))).toBe(hisar);
    const without = await newLead(both, { mobileNumber: '9812300002' });
    expect(await branchOfLead(without)).toBeNull();
    // Editing it in another branch leaves it where it is.
    const edit = leadBody({ note: 'Seen' }, { lead: chosen, version: 1, branch: hisar });
    await both.done(saveLead, { ...edit, isDuplicateKnown: true });
    expect(await branchOfLead(chosen)).toBe(sirsa);

    const refused = { status: 403, json: { code: 'not-your-branch', fields: ['branch'] } };
    const others = leadBody({ mobileNumber: '9812300003' }, { branch: sirsa });
    expect(await here.call(saveLead, others)).toMatchObject(refused);
    const imported = { leads: [{ lead: randomUUID(), values: LEAD }], branch: sirsa };
    const importing = { requestId: requestId(), onDuplicate: 'skip', ...imported } as const;
    expect(await here.call(importLeads, importing)).toMatchObject(refused);
    expect(await manager.call(saveLead, { ...others, requestId: requestId() })).toMatchObject({
      status: 200,
    });
    await both.done(importLeads, {
      ...importing,
      onDuplicate: 'skip',
      leads: [
        { lead: importing.leads[0]?.lead ?? '', values: { ...LEAD, mobileNumber: '9812300009' } },
      ],
    });
    expect(await branchOfLead(importing.leads[0]?.lead ?? '')).toBe(sirsa);
  });

  it('shows a salesperson the leads of their branches, of none, and their own; a manager all of them', async () => {
    const inHisar = await leadIn(both, hisar, { mobileNumber: '9812300001' });
    const inSirsa = await leadIn(both, sirsa, { mobileNumber: '9812300002' });
    const without = await newLead(both, { mobileNumber: '9812300003' });
    const all = [inHisar, inSirsa, without].toSorted();
    expect(await shown(manager)).toEqual(all);
    expect(await shown(both)).toEqual(all);
    expect(await shown(here)).toEqual([inHisar, without].toSorted());
    expect(await shown(manager, { branch: sirsa })).toEqual([inSirsa]);
    expect(await shown(manager, { branch: 'none' })).toEqual([without]);
    expect(await shown(here, { branch: sirsa })).toEqual([]);
    expect((await here.done(desk, { today: TODAY })).openLeads).toBe(2);

    await manager.done(assignLeads, { requestId: requestId(), leads: [inSirsa], owner: hereId });
    expect(await shown(here)).toEqual(all);
    expect(await shown(here, { branch: sirsa })).toEqual([inSirsa]);
  });

  it('hides the rest from every call about a lead, in the words of one that is not there', async () => {
    const lead = await leadIn(both, sirsa);
    const quote = (await both.done(saveQuote, quoteBody(lead))).quote;
    const contact = { requestId: requestId(), contact: randomUUID(), lead, at: 1 };
    const said = { outcome: 'reached', note: '', next: null, card: null } as const;
    const asks: readonly (readonly [GatewayCall, object])[] = [
      [readLead, { lead }],
      [saveLead, leadBody({}, { lead, version: 1 })],
      [removeLead, { requestId: requestId(), lead, version: 1 }],
      [quotes, { lead, after: null }],
      [saveQuote, quoteBody(lead)],
      [inviteCustomer, { requestId: requestId(), lead, quote }],
      [addLeadNote, { requestId: requestId(), lead, note: randomUUID(), text: 'x' }],
      [assignLeads, { requestId: requestId(), leads: [lead], owner: hereId }],
      [moveLeads, { requestId: requestId(), leads: [lead], branch: hisar }],
      [loseLeads, { requestId: requestId(), leads: [{ lead, version: 1 }], reason: 'other' }],
      [noteContact, { ...contact, ...said }],
      [putOffCard, { requestId: requestId(), card: `step:${lead}:1`, until: null }],
    ];
    for (const [call, body] of asks) {
      const answer = await here.call(call, body);
      expect(answer, call.path).toMatchObject({ status: 404, json: { code: 'no-such-lead' } });
    }
    expect((await manager.done(readLead, { lead })).lead).toMatchObject({ version: 1 });
    const day = await here.done(today, { today: '2026-11-30' });
    expect(day.cards).toEqual([]);
    expect(day.figures).toMatchObject({ due: 0, overdue: 0 });
    expect((await both.done(today, { today: '2026-11-30' })).cards).toMatchObject([
      { kind: 'step', branch: sirsa, lead: { lead } },
      { kind: 'quote', branch: sirsa, lead: { lead } },
    ]);
    const other = await both.done(today, { today: '2026-11-30', branch: hisar });
    expect(other.cards).toEqual([]);
  });

  it('says of a number of another branch that there is a lead, and not whose', async () => {
    const lead = await leadIn(both, sirsa);
    const numbers = { mobileNumbers: [LEAD.mobileNumber], except: null };
    const told = await here.call(sameNumber, numbers);
    expect(told.json).toMatchObject({ leads: [{ lead: null, name: null, branch: sirsa }] });
    expect(told.text).not.toContain(LEAD.name);
    expect((await both.done(sameNumber, numbers)).leads).toMatchObject([{ lead, name: LEAD.name }]);
    const refused = await here.call(saveLead, leadBody());
    expect(refused).toMatchObject({
      status: 409,
      json: {
        code: 'lead-exists',
        current: { duplicate: { lead: null, name: null, branch: sirsa } },
      },
    });
    expect(refused.text).not.toContain(LEAD.name);
    const imported = { lead: randomUUID(), values: LEAD };
    const counts = await here.done(importLeads, {
      requestId: requestId(),
      leads: [imported],
      onDuplicate: 'merge',
    });
    expect(counts).toEqual({ added: 0, merged: 0, skipped: 1 });
    expect(await shown(here)).toEqual([]);
  });

  it('hides the applications of its customers, and lets nobody else act on them', async () => {
    const lead = await leadIn(both, sirsa);
    const { number } = await acceptedFrom(people.borrower, await invited(both, lead));
    const asked = { search: null, stage: null, after: null };
    const seenBy = async (person: TestPerson, branch: string | null = null) =>
      (await person.done(followed, { ...asked, branch })).applications.map((each) => each.number);
    expect(await seenBy(manager)).toEqual([number]);
    expect(await seenBy(both, sirsa)).toEqual([number]);
    expect(await seenBy(both, hisar)).toEqual([]);
    expect(await seenBy(both, 'none')).toEqual([]);
    expect(await seenBy(here)).toEqual([]);
    const notThere = { status: 404, json: { code: 'no-such-application' } };
    const order = { requestId: requestId(), number };
    expect(await here.call(requestDeliveryOrder, order)).toMatchObject(notThere);
    const document = { kind: 'proforma-invoice', bytes: 10, sha256: '0'.repeat(64) } as const;
    const begun = { requestId: requestId(), number, ...document };
    expect(await here.call(beginDocumentAsDealer, begun)).toMatchObject(notThere);
    const card = { requestId: requestId(), card: `money:${number}:1`, until: null };
    expect(await here.call(putOffCard, card)).toMatchObject(notThere);
    await manager.done(moveLeads, { requestId: requestId(), leads: [lead], branch: hisar });
    expect(await seenBy(here)).toEqual([number]);
    // One without a lead is the whole showroom's.
    await gateway().store.records.db.updateTable('applications').set({ lead_id: null }).execute();
    expect(await seenBy(here, 'none')).toEqual([number]);
  });

  it('hands a lead to another branch, where it stays whose it is if they work there', async () => {
    const [mine, theirs] = [
      await leadIn(both, hisar, { mobileNumber: '9812300001' }),
      await leadIn(here, hisar, { mobileNumber: '9812300002' }),
    ];
    const move = (person: TestPerson, ids: readonly string[], branch = sirsa) =>
      person.call(moveLeads, { requestId: requestId(), leads: [...ids], branch });
    expect(await move(both, [mine, theirs])).toMatchObject({
      status: 403,
      json: { code: 'lead-of-colleague' },
    });
    expect(await move(both, [mine], randomUUID())).toMatchObject({
      status: 404,
      json: { code: 'no-such-branch' },
    });
    expect(await move(manager, [mine, theirs])).toMatchObject({ json: { moved: 2 } });
    expect(await move(manager, [mine, theirs])).toMatchObject({ json: { moved: 0 } });
    const kept = await manager.done(readLead, { lead: mine });
    expect(kept.lead).toMatchObject({ branch: sirsa, version: 1 });
    expect(kept.lead.owner).not.toBeNull();
    expect(kept.history.at(-1)).toMatchObject({ event: 'move', branch: sirsa });
    const handed = await manager.done(readLead, { lead: theirs });
    expect(handed.lead).toMatchObject({ branch: sirsa, owner: null });
    expect(await shown(here)).toEqual([]);
  });

  it('is named on its quotes, whatever becomes of the lead', async () => {
    const lead = await leadIn(both, hisar);
    const saved = await both.done(saveQuote, { ...quoteBody(lead), branch: sirsa });
    expect(saved.branch).toBe(sirsa);
    await manager.done(moveLeads, { requestId: requestId(), leads: [lead], branch: sirsa });
    const [quote] = (await both.done(quotes, { lead, after: null })).quotes;
    expect(quote).toMatchObject({ branch: sirsa });
    const shared = await people.borrower.done(sharedQuote, { token: quote?.link ?? '' });
    expect(shared.branch).toEqual({ ...BRANCH, name: 'Sirsa', phone: null });
    const plain = await both.done(saveQuote, quoteBody(lead));
    expect(plain.branch).toBeNull();
    const own = leadBody({ mobileNumber: '9812300008' });
    await here.done(saveLead, own);
    const refused = await here.call(saveQuote, { ...quoteBody(own.lead), branch: sirsa });
    expect(refused).toMatchObject({ status: 403, json: { code: 'not-your-branch' } });
  });

  it('has figures of each branch', async () => {
    await leadIn(both, hisar, { mobileNumber: '9812300001' });
    const won = await leadIn(both, sirsa, { mobileNumber: '9812300002' });
    await both.done(
      saveLead,
      leadBody(
        { mobileNumber: '9812300002', status: { state: 'WON' } },
        { lead: won, version: 1, isDuplicateKnown: true },
      ),
    );
    await both.done(saveQuote, { ...quoteBody(won), branch: sirsa });
    await acceptedFrom(people.borrower, await invited(both, won));
    const days = { from: TODAY, to: TODAY };
    const all = await manager.done(showroom, days);
    expect(all.total).toMatchObject({ leads: 2, won: 1, quotes: 1, applications: 1 });
    expect(all.byBranch).toMatchObject([
      { branch: hisar, leads: 1, won: 0, quotes: 0, applications: 0 },
      { branch: sirsa, leads: 1, won: 1, quotes: 1, applications: 1 },
    ]);
    const one = await manager.done(showroom, { ...days, branch: hisar });
    expect(one.total).toMatchObject({ leads: 1, quotes: 0, applications: 0 });
    const none = await manager.done(showroom, { ...days, branch: 'none' });
    expect(none.total).toMatchObject({ leads: 0, applications: 0 });
  });

  it('asks where open leads and people go when it closes, and what is sent later goes there too', async () => {
    const open = await leadIn(here, hisar, { mobileNumber: '9812300001' });
    const closing = { branch: hisar, version: 1, to: null } as const;
    const answer = await manager.call(closeBranch, { requestId: requestId(), ...closing });
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'branch-in-use', current: { leads: 1, people: 1 } },
    });
    const missing = { requestId: requestId(), ...closing, to: randomUUID() };
    expect(await manager.call(closeBranch, missing)).toMatchObject({ status: 404 });
    const done = await manager.done(closeBranch, {
      requestId: requestId(),
      ...closing,
      to: sirsa,
    });
    expect(done).toEqual({ branch: hisar, leads: 1 });
    const now = await here.done(desk, { today: TODAY });
    expect(now.member.branches).toEqual([sirsa]);
    expect(now.branches).toMatchObject([{ branch: hisar, isOpen: false }, { isOpen: true }]);
    const { lead } = await here.done(readLead, { lead: open });
    expect(lead).toMatchObject({ branch: sirsa, owner: { membership: hereId } });
    // Written before it closed, without a network.
    expect(await branchOfLead(await leadIn(here, hisar, { mobileNumber: '9812300002' }))).toBe(
      sirsa,
    );
    const late = { requestId: requestId(), branch: hisar, version: 2, to: sirsa };
    expect(await manager.call(closeBranch, late)).toMatchObject({
      status: 409,
      json: { code: 'branch-changed' },
    });
    const moved = { requestId: requestId(), leads: [open], branch: hisar };
    expect(await manager.call(moveLeads, moved)).toMatchObject({ status: 404 });

    // The last one closes to none, and the showroom is one again.
    await manager.done(closeBranch, {
      requestId: requestId(),
      branch: sirsa,
      version: 1,
      to: null,
    });
    expect(await branchOfLead(open)).toBeNull();
    expect(
      await branchOfLead(await leadIn(here, hisar, { mobileNumber: '9812300004' })),
    ).toBeNull();
    const { member } = await here.done(desk, { today: TODAY });
    expect(member.branches).toEqual([]);
  });
});
