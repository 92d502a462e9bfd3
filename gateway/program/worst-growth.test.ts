import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BORROWER_CALLS } from '#contract/applications/borrower-calls.ts';
import { MY_LOAN_CALLS } from '#contract/applications/my-loan-calls.ts';
import { beginDocument } from '#contract/applications/documents.ts';
import {
  chooseLenders,
  createApplication,
  match,
  refreshMatch,
  saveSection,
  withdraw,
} from '#contract/applications/loans.ts';
import { exportMine } from '#contract/applications/privacy.ts';
import { DEALER_CALLS } from '#contract/dealers/dealer-calls.ts';
import { saveLead, saveQuote } from '#contract/dealers/leads.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { addContactUs, login } from '#contract/gateway.ts';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS, MAX_PERSON_BYTES } from '#domain/lending/documents.ts';
import { MAX_QUOTES } from '#domain/lending/leads.ts';
import { folderVault, makeVaultFolder } from '#gateway/lending/documents/vaults/folder-vault.ts';
import type { Caller } from '#gateway/foundation/http/limited-calls.ts';
import { LIMITED_CALLS } from '#gateway/foundation/http/limited-calls.ts';
import { worstDay, worstMinute } from '#gateway/program/worst-growth.ts';
import { workOnPrivacyJobs } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import {
  newDraft,
  publish,
  TEST_INPUT,
  TEST_LENDER,
  TEST_PRODUCT,
} from '#gateway/testing/applications.ts';
import { newDelivering } from '#gateway/testing/delivery.ts';
import { addApplication, borrower } from '#gateway/testing/draft-application.ts';
import { leadBody, newLead, quoteBody } from '#gateway/testing/leads.ts';
import { mostOfAddress } from '#gateway/people/contact/message-limits.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { testPrivacy } from '#gateway/testing/privacy.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { Reply, TestGateway } from '#gateway/testing/test-gateway.ts';
import { NOBODY_REACHED } from '#gateway/testing/mailing.ts';
import {
  TEST_MASTER_KEYS,
  TEST_OFFERING,
  TEST_RETENTION,
  testFigures,
  testGateway,
} from '#gateway/testing/test-gateway.ts';

/** What the document's table is for, and what is filled up here. */
const TABLE = { products: 100, contactMessages: 600, contactMessagesPerDay: 10_000 };
const PRODUCTS = 20;
const HERE = { products: PRODUCTS, contactMessages: 600, contactMessagesPerDay: 10_000 };
/** Databases grow by more than one page at a time, in each table and index. */
const A_STEP = 512 * 1024;
/** The longest script there is, in bytes for each character of ours. */
const LETTER = 'क';
const LONG_TEST = 120_000;

const CALLERS = [
  ['stranger', 'A stranger (one address)'],
  ['person', 'A signed-in person'],
  ['dealer', 'A member of a dealer'],
] as const satisfies readonly (readonly [Caller, string])[];

const inMegabytes = (bytes: number) => String(Math.ceil(bytes / 1_000_000));

/** Whether a body names its request. */
function hasRequestId(body: unknown): boolean {
  if (body instanceof z.ZodMiniObject) return 'requestId' in body.shape;
  return body instanceof z.ZodMiniUnion && body.def.options.some((each) => hasRequestId(each));
}

describe('the table of worst growth', () => {
  it('is in the document as it follows from the limits', async () => {
    const document = await readFile('docs/operations/scale.md', 'utf8');
    const rows = document
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    for (const [caller, name] of CALLERS) {
      const minute = worstMinute(caller, TABLE);
      const day = worstDay(caller, TABLE);
      const figures = [minute.database, minute.documents, day.database, day.documents];
      expect(rows).toContainEqual([name, ...figures.map(inMegabytes)]);
    }
  });

  it('covers every call of borrowers, guarantors and dealers that is remembered', () => {
    const limited = new Set(LIMITED_CALLS.map(({ call }) => call.path));
    const changes = Object.values<GatewayCall>({
      ...BORROWER_CALLS,
      ...MY_LOAN_CALLS,
      ...DEALER_CALLS,
    }).filter(({ body }) => hasRequestId(body));
    expect(changes.length).toBeGreaterThan(30);
    expect(changes.map(({ path }) => path).filter((path) => !limited.has(path))).toStrictEqual([]);
  });

  it('is much less than what one person once made the gateway keep in a minute', () => {
    const { database, documents } = worstMinute('person', TABLE);
    expect(database + documents).toBeLessThan(613_000_000 / 3);
  });
});

/** What the database takes, with its indexes and with what it has not tidied up yet. */
async function sizeOf({ store }: TestGateway): Promise<number> {
  const { db } = store.records;
  const ofSqlite = sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const ofPostgres = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await ofSqlite.execute(db).catch(() => ofPostgres.execute(db));
  return Number(rows[0]?.bytes);
}

describeOnBothStores('the growth of the database', (gateway) => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-growth-'));
    const products = Array.from({ length: PRODUCTS }, (_, index) => ({
      ...TEST_PRODUCT,
      productId: `loan-${index}`,
    }));
    await publish(gateway().store, [TEST_LENDER], products);
  });
  afterEach(() => rm(home, { recursive: true }));

  /** Makes one call as often as it is answered, and compares what that adds with the table. */
  async function useUp(
    call: GatewayCall,
    make: () => Promise<Reply>,
    doneBefore = 0,
  ): Promise<void> {
    const limited = LIMITED_CALLS.find((each) => each.call.path === call.path);
    if (limited === undefined) throw new Error('not in the table');
    const before = await sizeOf(gateway());
    let done = 0;
    for (;;) {
      const { status } = await make();
      if (status === 429) break;
      if (status !== 200) throw new Error(`${call.path} answered ${status}`);
      done += 1;
    }
    const { anHour, adds, addsPerProduct = 0 } = limited;
    expect(done + doneBefore, call.path).toBe(anHour);
    const added = (await sizeOf(gateway())) - before;
    const most = done * (adds + PRODUCTS * addsPerProduct);
    expect(added, call.path).toBeLessThan(most + A_STEP);
  }

  it('a person stays within the figure', { timeout: LONG_TEST }, async () => {
    const before = await sizeOf(gateway());
    const person = await newPerson(gateway());
    const draft = await newDraft(person);
    const drafts = [draft, await newDraft(person), await newDraft(person)];
    let announced = 0;
    await useUp(beginDocument, () => {
      const { number, version: first } = drafts[Math.floor(announced / MAX_DOCUMENTS)] ?? draft;
      announced += 1;
      return person.call(beginDocument, {
        requestId: randomUUID(),
        number,
        version: first,
        kind: 'bank-statement',
        bytes: 1,
        sha256: '0'.repeat(64),
        fileName: LETTER.repeat(120),
      });
    });
    let { version } = draft;
    const seen = () => ({ requestId: randomUUID(), number: draft.number, version });
    const counted = async (reply: Promise<Reply>) => {
      if ((await reply).status === 200) version += 1;
      return reply;
    };
    const values = {
      house: LETTER.repeat(200),
      locality: LETTER.repeat(120),
      district: LETTER.repeat(80),
      state: LETTER.repeat(80),
      pinCode: '226001',
      home: 'own',
    } as const;
    await useUp(saveSection, () =>
      counted(person.call(saveSection, { ...seen(), section: 'address', values })),
    );
    await useUp(refreshMatch, () => counted(person.call(refreshMatch, seen())));
    await useUp(chooseLenders, () =>
      counted(person.call(chooseLenders, { ...seen(), products: [] })),
    );
    const { catalogueHash } = await person.done(match, { input: TEST_INPUT });
    let begun = drafts.length;
    for (;;) {
      const reply = await person.call(createApplication, {
        requestId: randomUUID(),
        language: 'hi',
        input: TEST_INPUT,
        catalogueHash,
      });
      if (reply.status !== 200) break;
      begun += 1;
      const made = createApplication.reply.parse(reply.json);
      await person.done(withdraw, { requestId: randomUUID(), ...made });
    }
    expect(begun).toBe(20);
    const privacy = await testPrivacy(gateway().store, join(home, 'erasures.jsonl'));
    const proof = await person.withProof();
    await useUp(exportMine, async () => {
      const reply = await person.call(exportMine, { requestId: randomUUID() }, proof);
      await workOnPrivacyJobs(privacy);
      return reply;
    });
    const added = (await sizeOf(gateway())) - before;
    // One window of each call; two of them may fall into one minute.
    expect(added).toBeLessThan(worstMinute('person', HERE).database / 2);
  });

  it('a member of a dealer stays within the figure', { timeout: LONG_TEST }, async () => {
    const { dealer } = await newDelivering(gateway());
    const before = await sizeOf(gateway());
    const leads = [await newLead(dealer), await newLead(dealer)];
    let quoted = 0;
    await useUp(saveQuote, () => {
      const lead = leads[Math.floor(quoted / MAX_QUOTES)] ?? '';
      quoted += 1;
      return dealer.call(saveQuote, quoteBody(lead));
    });
    let saved = 0;
    const more = () => {
      saved += 1;
      const mobileNumber = `97${String(saved).padStart(8, '0')}`;
      const name = LETTER.repeat(80);
      return dealer.call(saveLead, leadBody({ mobileNumber, name, note: LETTER.repeat(500) }));
    };
    await useUp(saveLead, more, leads.length);
    const added = (await sizeOf(gateway())) - before;
    expect(added).toBeLessThan(worstMinute('dealer', HERE).database / 2);
  });

  it('a stranger stays within the figure, and a match adds nothing', async () => {
    const before = await sizeOf(gateway());
    for (let count = 0; count < 50; count += 1) {
      await gateway().call(match, { input: TEST_INPUT });
    }
    expect((await sizeOf(gateway())) - before).toBe(0);
    for (let count = 0; count < mostOfAddress(HERE.contactMessages); count += 1) {
      const reply = await gateway().call(addContactUs, {
        txnDate: '22/11/2026',
        name: LETTER.repeat(120),
        email: 'ravi@example.in',
        phone: '9876543210',
        category: LETTER.repeat(120),
        // In letters that no database makes smaller, and no digits, which may make an Aadhaar number.
        remarks: randomBytes(4000).toString('base64').replaceAll(/\P{L}/gu, '').slice(0, 4000),
      });
      expect(reply.status).toBe(200);
    }
    for (let count = 0; count < 60; count += 1) {
      const userId = `nobody-${count}@example.in`;
      await gateway().call(login, { mobileNumber: null, userId, password: 'wrong' });
    }
    const added = (await sizeOf(gateway())) - before;
    expect(added).toBeLessThan(worstMinute('stranger', HERE).database / 2);
  });
});

describeOnBothStores('the growth of the documents', (gateway) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-growth-'));
    await makeVaultFolder(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('a person stays within the figure', { timeout: LONG_TEST }, async () => {
    const { store, tokens, clock } = gateway();
    const applications = {
      keys: dataKeys(store.records, TEST_MASTER_KEYS),
      offering: TEST_OFFERING,
      documents: {
        vault: folderVault(folder, async () => true),
        isVaultOwn: () => true,
        scan: null,
      },
      readyDocuments: async () => new Set<string>(),
      reaching: NOBODY_REACHED,
      wakePrivacyJobs: () => {},
      retention: TEST_RETENTION,
      figures: testFigures(store),
      providers: [],
    };
    const withFolder = await testGateway(store, tokens, { applications }, clock);
    const asha = await borrower(withFolder);
    const other = 'LA0000000002';
    await addApplication(store, asha.userId, other);
    const bytes = randomBytes(MAX_DOCUMENT_BYTES);
    const full = MAX_PERSON_BYTES / MAX_DOCUMENT_BYTES;
    for (let count = 0; count < full; count += 1) {
      await asha.sendAll(bytes, 'bank-statement', count < full / 2 ? {} : { number: other });
    }
    expect((await asha.begin(bytes)).status).toBe(409);
    let onDisk = 0;
    for (const each of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (each.isFile()) onDisk += (await stat(join(each.parentPath, each.name))).blocks * 512;
    }
    expect(onDisk).toBeGreaterThan(MAX_PERSON_BYTES);
    expect(onDisk).toBeLessThan(worstMinute('person', HERE).documents);
  });
});
