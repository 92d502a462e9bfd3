import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, inviteGuarantor } from '#contract/applications/loans.ts';
import { answerOffer } from '#contract/applications/offers.ts';
import { erase, exportMine } from '#contract/applications/privacy.ts';
import { addContactUs } from '#contract/gateway.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { signChains } from '#gateway/foundation/audit/checkpoints.ts';
import { keepDealer } from '#gateway/lending/delivery/dealers.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { expireOffers } from '#gateway/lending/offers/offer-jobs.ts';
import { ErasureListUnusable } from '#gateway/upkeep/privacy/erasure-list.ts';
import { workOnPrivacyJobs } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import { replayErasures } from '#gateway/upkeep/privacy/replay-erasures.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { fill, FILLED, newDraft, publishTestCatalogue } from '#gateway/testing/applications.ts';
import { GRIEVANCE_TEXT, raised } from '#gateway/testing/grievances.ts';
import { LEAD, newLead, newQuote } from '#gateway/testing/leads.ts';
import { acceptance, handedOver, offered, publishForOffers } from '#gateway/testing/offers.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import { auditProblem, keysOf, testPrivacy } from '#gateway/testing/privacy.ts';
import type { SearchableStore } from '#gateway/testing/stores/searchable-stores.ts';
import { SEARCHABLE_STORES } from '#gateway/testing/stores/searchable-stores.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { newTestClock, testGateway } from '#gateway/testing/test-gateway.ts';

const GUARANTOR = { name: 'Seeded Guarantor', mobileNumber: '9811122233' };
const MESSAGE = {
  txnDate: '21/11/2026',
  name: 'Seeded Sender',
  email: 'seeded@example.in',
  phone: '9811133344',
  category: 'Help',
  remarks: 'Seeded remarks.',
};
/** What only a sealed value may hold. */
const SECRETS = [
  FILLED.identity.fullName,
  FILLED.identity.pan,
  FILLED.identity.drivingLicence,
  FILLED.identity.dateOfBirth,
  `"income":${FILLED.work.income}`,
  FILLED.address.house,
  FILLED.bank.accountNumber,
  GUARANTOR.name,
  GUARANTOR.mobileNumber,
  GRIEVANCE_TEXT,
  LEAD.name,
  LEAD.mobileNumber,
  LEAD.note,
  MESSAGE.name,
  MESSAGE.email,
  MESSAGE.phone,
  MESSAGE.remarks,
];

async function askFor(person: TestPerson, what: typeof exportMine | typeof erase) {
  await person.done(what, { requestId: randomUUID() }, await person.withProof());
}

/** A lead with a quote, of which the model alone is in clear: the name of a product (decision 65), that a dealer has saved to the gateway. */
async function newDealersLead(gateway: TestGateway): Promise<void> {
  const { records } = gateway.store;
  const dealer = { id: 'dealer', names: { en: 'Dealer', hi: 'डीलर' } };
  await change(records, async (tx) => {
    await keepDealer(tx, SYSTEM, dealer);
    return {};
  });
  const member = await newMember(gateway, await newOperator(gateway), 'dealer', dealer.id);
  await newQuote(member, await newLead(member));
}

for (const { name, isLeftOut, prepare } of SEARCHABLE_STORES) {
  describe.skipIf(isLeftOut)(`the data of a borrower, on ${name}`, () => {
    let prepared: SearchableStore;
    let tokens: PhoneTokens;
    let home: string;
    let file: string;
    beforeAll(async () => {
      prepared = await prepare();
      tokens = await startTokenIssuer();
      home = await mkdtemp(join(tmpdir(), 'rinsetu-erasures-'));
      file = join(home, 'erasures.jsonl');
    });
    afterAll(async () => {
      await prepared.stop();
      await tokens.stop();
      await rm(home, { recursive: true });
    });
    const newList = () => join(home, randomUUID());

    /** Somebody with an application, a message and an export, in a new database. */
    const newBorrower = async (place: string) => {
      const store = await prepared.open(place);
      const gateway = await testGateway(store, tokens, {}, { now: Date.now() });
      await publishTestCatalogue(store);
      const person = await newPerson(gateway);
      const draft = await fill(person, await newDraft(person));
      await person.done(inviteGuarantor, { requestId: randomUUID(), ...draft, ...GUARANTOR });
      await person.done(addContactUs, MESSAGE);
      await raised(person, draft.number);
      await askFor(person, exportMine);
      await workOnPrivacyJobs(await testPrivacy(store, file));
      await signChains(store.records, keysOf(store));
      return { store, gateway, person };
    };
    const accounts = (store: Store) =>
      store.records.db.selectFrom('accounts').select('user_id').execute();
    const leftovers = async (gateway: TestGateway) => [
      JSON.stringify(gateway.logged),
      (await gateway.send('/metrics', {})).text,
    ];

    it('is nowhere in clear: not in the database, its journal, the log or the metrics', async () => {
      const place = await prepared.newPlace();
      const { store, gateway, person } = await newBorrower(place);
      await newDealersLead(gateway);
      const inClear = person.mobileNumber;
      const found = await prepared.findInClear(place, [...SECRETS, inClear]);
      // The search itself finds what is kept as it is.
      expect(new Set(found.map(({ value }) => value))).toStrictEqual(new Set([inClear]));
      const texts = (await leftovers(gateway)).join('\n');
      expect(SECRETS.filter((secret) => texts.includes(secret))).toStrictEqual([]);
      await store.close();
    });

    it('is erased again when a backup from before is restored', async () => {
      const place = await prepared.newPlace();
      const list = newList();
      const { store, person } = await newBorrower(place);
      // As old as can be: it does not know the list's key.
      await store.records.db.deleteFrom('data_keys').where('owner', '=', 'erasures').execute();
      await store.close();
      const backup = await prepared.copyOf(place);

      const again = await prepared.open(place);
      const gateway = await testGateway(again, tokens, {}, { now: Date.now() });
      const { token } = await gateway.signInByPhone(person.mobileNumber);
      const proof = await person.withProof();
      const body = { requestId: randomUUID() };
      const asked = await gateway.call(erase, body, { Authorization: token, ...proof });
      expect(asked.status).toBe(200);
      await workOnPrivacyJobs(await testPrivacy(again, list));
      expect(await accounts(again)).toStrictEqual([]);
      again.forgetDeleted();
      const erased = [person.mobileNumber, person.userId];
      const kept = name === 'SQLite' ? await prepared.findInClear(place, erased) : [];
      expect(kept).toStrictEqual([]);
      await again.close();

      const restored = await prepared.open(backup);
      expect(await accounts(restored)).toHaveLength(1);
      const privacy = await testPrivacy(restored, list);
      expect(await replayErasures(privacy)).toStrictEqual({ accounts: 1, applications: 1 });
      expect(await accounts(restored)).toStrictEqual([]);
      const owned = restored.records.db.selectFrom('applications').where('user_id', 'is not', null);
      expect(await owned.selectAll().execute()).toStrictEqual([]);
      const grievances = await restored.records.db
        .selectFrom('grievances')
        .select(['user_id', 'sealed_text'])
        .execute();
      expect(grievances).toMatchObject([{ user_id: null, sealed_text: null }]);
      expect(await auditProblem(restored)).toBeNull();
      expect(await replayErasures(await testPrivacy(restored, list))).toStrictEqual({
        accounts: 0,
        applications: 0,
      });
      await restored.close();
    });

    /** Somebody with an open offer, in a new database whose backup is made then. */
    const newOffer = async () => {
      const place = await prepared.newPlace();
      const clock = newTestClock();
      const store = await prepared.open(place, { now: () => clock.now });
      const gateway = await testGateway(store, tokens, {}, clock);
      await publishForOffers(gateway);
      const person = await newPerson(gateway);
      const { number } = await handedOver(gateway, person);
      const shown = await offered(gateway, number);
      const list = newList();
      await testPrivacy(store, list);
      await store.close();
      return { place, backup: await prepared.copyOf(place), clock, person, number, shown, list };
    };
    /** What the person is answered who accepts the offer now, after signing in again. */
    const statusOfAcceptance = async (
      gateway: TestGateway,
      { person, number, shown }: Awaited<ReturnType<typeof newOffer>>,
    ) => {
      const { token } = await gateway.signInByPhone(person.mobileNumber);
      const headers = { Authorization: token, ...(await person.withProof()) };
      const { json } = await gateway.call(application, { number }, headers);
      const { version } = application.reply.parse(json);
      const body = acceptance({ number, version }, shown);
      return (await gateway.call(answerOffer, body, headers)).status;
    };

    it('has no offer accepted whose time was up when the backup was restored', async () => {
      const made = await newOffer();
      const { backup, clock, shown } = made;
      const restored = await prepared.open(backup, { now: () => clock.now });
      const gateway = await testGateway(restored, tokens, {}, clock);
      clock.now = shown.validUntil;
      expect(await statusOfAcceptance(gateway, made)).toBe(409);
      const { records } = restored;
      expect(await expireOffers({ records, onFailure: () => undefined })).toBe(1);
      expect(await statusOfAcceptance(gateway, made)).toBe(409);
      await restored.close();
    });

    it('has no offer revived when it was erased, and a backup from before is restored', async () => {
      const { place, backup, clock, person, list } = await newOffer();
      const store = await prepared.open(place, { now: () => clock.now });
      const gateway = await testGateway(store, tokens, {}, clock);
      const { token } = await gateway.signInByPhone(person.mobileNumber);
      const headers = { Authorization: token, ...(await person.withProof()) };
      const asked = await gateway.call(erase, { requestId: randomUUID() }, headers);
      expect(asked.status).toBe(200);
      await workOnPrivacyJobs(await testPrivacy(store, list));
      expect(await accounts(store)).toStrictEqual([]);
      await store.close();

      const restored = await prepared.open(backup, { now: () => clock.now });
      const states = () => restored.records.db.selectFrom('offers').select('state').execute();
      expect(await states()).toEqual([{ state: 'OPEN' }]);
      await replayErasures(await testPrivacy(restored, list));
      const { db } = restored.records;
      const alive = db.selectFrom('offers').select('id').where('state', 'in', ['OPEN', 'ACCEPTED']);
      expect(await alive.execute()).toStrictEqual([]);
      const keys = db
        .selectFrom('data_keys')
        .select('owner')
        .where('owner', 'like', 'application%');
      expect(await keys.execute()).toStrictEqual([]);
      expect(await auditProblem(restored)).toBeNull();
      await restored.close();
    });

    it('is not looked for with the list of another database', async () => {
      const list = newList();
      const first = await prepared.open(await prepared.newPlace());
      await testPrivacy(first, list);
      await first.close();
      const second = await prepared.open(await prepared.newPlace());
      await testPrivacy(second, newList());
      await expect(testPrivacy(second, list)).rejects.toThrow(ErasureListUnusable);
      await second.close();
      // A database without a list takes this one, and adds nothing to it.
      const before = await readFile(list, 'utf8');
      const third = await prepared.open(await prepared.newPlace());
      await testPrivacy(third, list);
      expect(await readFile(list, 'utf8')).toBe(before);
      await third.close();
    });
  });
}
