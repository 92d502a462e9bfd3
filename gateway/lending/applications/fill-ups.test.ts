/** What one person could make the gateway keep: each of these once filled a disk. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginDocument, pathOfPart } from '#contract/applications/documents.ts';
import {
  application,
  createApplication,
  inviteGuarantor,
  match,
  refreshMatch,
  saveSection,
  withdraw,
} from '#contract/applications/loans.ts';
import { exportMine, fetchExport, privacyJobs } from '#contract/applications/privacy.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/lending/documents.ts';
import { emptyWithdrawn } from '#gateway/lending/applications/empty-withdrawn.ts';
import { MAX_MATCHES } from '#gateway/lending/applications/matches.ts';
import { storedDocuments } from '#gateway/lending/documents/stored-documents.ts';
import { folderVault, makeVaultFolder } from '#gateway/lending/documents/vaults/folder-vault.ts';
import type { Vault } from '#gateway/lending/documents/vaults/vault.ts';
import { VaultUnavailable } from '#gateway/lending/documents/vaults/vault.ts';
import { workOnPrivacyJobs } from '#gateway/upkeep/privacy/privacy-jobs.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Draft } from '#gateway/testing/applications.ts';
import {
  FILLED,
  newDraft,
  publishTestCatalogue,
  submitted,
  TEST_INPUT,
} from '#gateway/testing/applications.ts';
import { borrower, partHeaders, partOf } from '#gateway/testing/draft-application.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { testPrivacy } from '#gateway/testing/privacy.ts';
import { longPdf, samplePdf } from '#gateway/testing/sample-files.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import type { Reply, TestGateway } from '#gateway/testing/test-gateway.ts';
import { NOBODY_REACHED } from '#gateway/testing/mailing.ts';
import {
  PERSON,
  refusalShape,
  TEST_MASTER_KEYS,
  TEST_OFFERING,
  TEST_RETENTION,
  testFigures,
  testGateway,
} from '#gateway/testing/test-gateway.ts';

const AN_HOUR = 60 * 60 * 1000;
const A_DAY = 24 * AN_HOUR;
/** More than any limit: what does not stop by then never does. */
const ENDLESS = 300;

/** Makes a call again and again until it is refused as too often; gives how often it was done, and the refusal. */
async function untilTooOften(
  make: () => Promise<Reply>,
): Promise<{ readonly done: number; readonly refused: Reply | null }> {
  for (let done = 0; done < ENDLESS; done += 1) {
    const reply = await make();
    if (reply.status === 429) return { done, refused: reply };
    if (reply.status !== 200) throw new Error(`answered ${reply.status}: ${reply.text}`);
  }
  return { done: ENDLESS, refused: null };
}

const refreshing = (person: TestPerson, draft: Draft) => {
  let { version } = draft;
  return async () => {
    const reply = await person.call(refreshMatch, {
      requestId: randomUUID(),
      number: draft.number,
      version,
    });
    if (reply.status === 200) version = refreshMatch.reply.parse(reply.json).version;
    return reply;
  };
};

const rowsIn = async ({ store }: TestGateway, table: 'matches' | 'application_sections') =>
  (await store.records.db.selectFrom(table).select('application_id').execute()).length;

const withdrawn = (person: TestPerson, { number, version }: Draft) =>
  person.call(withdraw, { requestId: randomUUID(), number, version });

describeOnBothStores('what one person may do in an hour', (gateway) => {
  let person: TestPerson;
  beforeEach(async () => {
    await publishTestCatalogue(gateway().store);
    person = await newPerson(gateway());
  });

  it('is limited: then it is said when to try again, and later it goes on', async () => {
    const draft = await newDraft(person);
    const refresh = refreshing(person, draft);
    const { done, refused } = await untilTooOften(refresh);
    expect(done).toBe(60);
    expect(refused?.headers.get('Retry-After')).toBe('3600');
    expect(refusalShape.parse(refused?.json).message).toBe(
      'That was too often in a short time. Please try again in 60 minutes.',
    );
    const other = await newPerson(gateway());
    await refreshing(other, await newDraft(other))();
    gateway().clock.now += AN_HOUR;
    const again = await gateway().signInByPhone(person.mobileNumber);
    const headers = { Authorization: again.token };
    const shown = await gateway().call(application, { number: draft.number }, headers);
    const { version } = application.reply.parse(shown.json);
    const later = await gateway().call(
      refreshMatch,
      { requestId: randomUUID(), number: draft.number, version },
      headers,
    );
    expect(later.status).toBe(200);
  });

  it('does not count a request that is sent again, nor refuse it', async () => {
    const draft = await newDraft(person);
    const body = { requestId: randomUUID(), ...draft };
    const first = await person.call(refreshMatch, body);
    for (let again = 0; again < 5; again += 1) await person.call(refreshMatch, body);
    const { version } = refreshMatch.reply.parse(first.json);
    const { done } = await untilTooOften(refreshing(person, { ...draft, version }));
    expect(done).toBe(59);
    expect((await person.call(refreshMatch, body)).json).toStrictEqual(first.json);
  });

  it('does not count what was refused', async () => {
    const draft = await newDraft(person);
    for (let stale = 0; stale < 5; stale += 1) {
      const reply = await person.call(refreshMatch, {
        requestId: randomUUID(),
        ...draft,
        version: 9,
      });
      expect(reply.status).toBe(409);
    }
    expect((await untilTooOften(refreshing(person, draft))).done).toBe(60);
  });

  it('is the same for a number whose account was erased and opened again', async () => {
    await untilTooOften(async () => {
      const { catalogueHash } = await person.done(match, { input: TEST_INPUT });
      const body = { requestId: randomUUID(), language: 'en', input: TEST_INPUT } as const;
      const reply = await person.call(createApplication, { ...body, catalogueHash });
      if (reply.status !== 200) return reply;
      return withdrawn(person, createApplication.reply.parse(reply.json));
    });
    await gateway()
      .store.records.db.deleteFrom('accounts')
      .where('user_id', '=', person.userId)
      .execute();
    const { registerPerson, call, signInByPhone } = gateway();
    await registerPerson({ ...PERSON, mobileNumber: person.mobileNumber });
    const { token } = await signInByPhone(person.mobileNumber);
    const shown = await call(match, { input: TEST_INPUT });
    const { catalogueHash } = match.reply.parse(shown.json);
    const body = { requestId: randomUUID(), language: 'en', input: TEST_INPUT } as const;
    const reply = await call(
      createApplication,
      { ...body, catalogueHash },
      { Authorization: token },
    );
    expect(reply.status).toBe(429);
  });
});

describeOnBothStores('matches that are made again and again', (gateway) => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-fill-'));
    await publishTestCatalogue(gateway().store);
  });
  afterEach(() => rm(home, { recursive: true }));

  it('are kept only as far as the newest few, and so is what an export holds of them', async () => {
    const person = await newPerson(gateway());
    const draft = await newDraft(person);
    await untilTooOften(refreshing(person, draft));
    expect(await rowsIn(gateway(), 'matches')).toBe(MAX_MATCHES);
    const shown = await person.done(application, { number: draft.number });
    expect(shown.match?.matched.length).toBeGreaterThan(0);

    const { job } = await person.done(
      exportMine,
      { requestId: randomUUID() },
      await person.withProof(),
    );
    await workOnPrivacyJobs(await testPrivacy(gateway().store, join(home, 'erasures.jsonl')));
    const { data } = await person.done(fetchExport, { job }, await person.withProof());
    expect(data.applications[0]?.matches).toHaveLength(MAX_MATCHES);
  });

  it('leave the one that was submitted', async () => {
    const person = await newPerson(gateway());
    const { number } = await submitted(person);
    const { db } = gateway().store.records;
    const { match_id } = await db
      .selectFrom('applications')
      .select('match_id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const kept = await db.selectFrom('matches').select('id').execute();
    expect(kept.map(({ id }) => id)).toContain(match_id);
  });
});

describeOnBothStores('exports', (gateway) => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'rinsetu-fill-'));
  });
  afterEach(() => rm(home, { recursive: true }));

  it('are limited to two a day, the new one in place of the old; an attempt without a code does not count', async () => {
    const person = await newPerson(gateway());
    const ask = async (headers: Record<string, string>) =>
      person.call(exportMine, { requestId: randomUUID() }, headers);
    const privacy = await testPrivacy(gateway().store, join(home, 'erasures.jsonl'));
    const exported = async () => {
      const { job } = exportMine.reply.parse((await ask(await person.withProof())).json);
      await workOnPrivacyJobs(privacy);
      return job;
    };
    expect((await ask({})).status).not.toBe(200);
    expect((await ask({})).status).not.toBe(429);
    const first = await exported();
    const second = await exported();
    const { jobs } = await person.done(privacyJobs, {});
    expect(jobs.map(({ id }) => id)).toStrictEqual([second]);
    const old = await person.call(fetchExport, { job: first }, await person.withProof());
    expect(old.status).toBe(404);
    expect((await person.call(fetchExport, { job: second }, await person.withProof())).status).toBe(
      200,
    );
    const keys = await gateway().store.records.db.selectFrom('data_keys').select('owner').execute();
    expect(keys.filter(({ owner }) => owner.startsWith('export:'))).toHaveLength(1);

    const third = await ask(await person.withProof());
    expect(third.status).toBe(429);
    expect(third.headers.get('Retry-After')).toBe(String(A_DAY / 1000));
    expect(refusalShape.parse(third.json).message).toContain('in 24 hours');
  });
});

describeOnBothStores('drafts that are begun and withdrawn', (gateway) => {
  it('leave neither sections nor matches nor a key, and are limited', async () => {
    await publishTestCatalogue(gateway().store);
    const person = await newPerson(gateway());
    const { catalogueHash } = await person.done(match, { input: TEST_INPUT });
    const { done } = await untilTooOften(async () => {
      const body = { requestId: randomUUID(), language: 'en', input: TEST_INPUT } as const;
      const reply = await person.call(createApplication, { ...body, catalogueHash });
      if (reply.status !== 200) return reply;
      return withdrawn(person, createApplication.reply.parse(reply.json));
    });
    expect(done).toBe(20);
    expect(await rowsIn(gateway(), 'matches')).toBe(0);
    expect(await rowsIn(gateway(), 'application_sections')).toBe(0);
    const { db } = gateway().store.records;
    const keys = await db.selectFrom('data_keys').select('owner').execute();
    expect(keys.filter(({ owner }) => owner.startsWith('application:'))).toStrictEqual([]);
    const waiting = await db
      .selectFrom('applications')
      .select('id')
      .where('must_empty', 'is not', null)
      .execute();
    expect(waiting).toStrictEqual([]);
  });

  it('are shown as withdrawn, and answer late calls without a failure', async () => {
    await publishTestCatalogue(gateway().store);
    const person = await newPerson(gateway());
    const draft = await newDraft(person);
    const invitation = {
      requestId: randomUUID(),
      ...draft,
      name: 'Ravi',
      mobileNumber: '9812345678',
    };
    const { version } = await person.done(inviteGuarantor, invitation);
    expect((await withdrawn(person, { ...draft, version })).status).toBe(200);
    expect(await person.done(application, { number: draft.number })).toMatchObject({
      state: 'CLOSED',
      outcome: 'WITHDRAWN',
      match: null,
      sections: { vehicle: {} },
    });
    expect((await person.call(inviteGuarantor, invitation)).status).toBe(409);
    const section = { section: 'identity', values: FILLED.identity } as const;
    const save = { requestId: randomUUID(), ...draft, ...section };
    expect((await person.call(saveSection, save)).status).toBe(409);
  });
});

describeOnBothStores('documents of a draft', (gateway) => {
  let folder: string;
  let vault: Vault;
  /** Whether the vault can remove nothing just now. */
  let isStuck: boolean;
  let withFolder: TestGateway;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rinsetu-fill-'));
    await makeVaultFolder(folder);
    const real = folderVault(folder, async () => true);
    isStuck = false;
    vault = {
      ...real,
      async remove(keys) {
        if (isStuck) throw new VaultUnavailable('away');
        await real.remove(keys);
      },
    };
    const { store, tokens, clock } = gateway();
    const keys = dataKeys(store.records, TEST_MASTER_KEYS);
    const applications = {
      keys,
      offering: TEST_OFFERING,
      documents: { vault, isVaultOwn: () => true, scan: null },
      readyDocuments: async () => new Set<string>(),
      reaching: NOBODY_REACHED,
      wakePrivacyJobs: () => {},
      retention: TEST_RETENTION,
      figures: testFigures(store),
      providers: [],
    };
    withFolder = await testGateway(store, tokens, { applications }, clock);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) =>
      each.isFile(),
    ).length;

  /** One document that was checked, and one of which a part is missing. */
  async function sendSome() {
    const asha = await borrower(withFolder);
    await asha.upload(samplePdf());
    const half = longPdf();
    const { document } = await asha.begun(half);
    await asha.sendPart(document, 1, partOf(half, 1));
    expect(await files()).toBe(2);
    return { asha, document, half };
  }
  const takeBack = async ({ number, headers }: Awaited<ReturnType<typeof borrower>>) =>
    withFolder.call(withdraw, { requestId: randomUUID(), number, version: 1 }, headers);

  it('leave the disk when it is withdrawn, also what has arrived in part', async () => {
    const { asha, document, half } = await sendSome();
    expect((await takeBack(asha)).status).toBe(200);
    expect(await files()).toBe(0);
    const late = await asha.sendPart(document, 2, partOf(half, 2));
    expect(late.status).toBe(409);
    expect(await files()).toBe(0);
    expect((await asha.finish(document)).status).toBe(409);
  });

  it('leave the disk with the next look when they cannot be removed at once', async () => {
    const { asha, document, half } = await sendSome();
    isStuck = true;
    expect((await takeBack(asha)).status).toBe(200);
    expect(await files()).toBe(2);
    const late = await withFolder.send(pathOfPart(document, 2), {
      method: 'PUT',
      body: new Uint8Array(partOf(half, 2)),
      headers: { ...asha.headers, ...partHeaders(partOf(half, 2)) },
    });
    expect(late.status).toBe(409);
    expect(await files(), 'nothing more is written').toBe(2);

    const { records } = gateway().store;
    const keys = dataKeys(records, TEST_MASTER_KEYS);
    const failures: unknown[] = [];
    const look = () =>
      emptyWithdrawn({
        records,
        keys,
        documents: storedDocuments(records, keys, vault),
        onFailure: (error) => failures.push(error),
      });
    expect(await look()).toBe(0);
    expect(failures).toHaveLength(1);
    isStuck = false;
    expect(await look()).toBe(1);
    expect(await files()).toBe(0);
    expect(await look()).toBe(0);
  });

  it('are limited for all drafts of a person together', async () => {
    await publishTestCatalogue(gateway().store);
    const person = await newPerson(withFolder);
    const begin = (draft: Draft) =>
      person.call(beginDocument, {
        requestId: randomUUID(),
        ...draft,
        kind: 'bank-statement',
        bytes: MAX_DOCUMENT_BYTES,
        sha256: '0'.repeat(64),
      });
    const drafts = [await newDraft(person), await newDraft(person)] as const;
    for (const draft of drafts) {
      for (let count = 0; count < 8; count += 1) expect((await begin(draft)).status).toBe(200);
    }
    const third = await newDraft(person);
    const refused = await begin(third);
    expect(refused.status).toBe(409);
    expect(refusalShape.parse(refused.json)).toMatchObject({
      fields: ['bytes'],
      message: expect.stringContaining('of all your applications'),
    });
    expect((await withdrawn(person, drafts[0])).status).toBe(200);
    expect((await begin(third)).status).toBe(200);
  });

  it('are limited for a day, however often drafts are withdrawn', async () => {
    await publishTestCatalogue(gateway().store);
    const person = await newPerson(withFolder);
    let draft = await newDraft(person);
    let count = 0;
    const { done, refused } = await untilTooOften(async () => {
      if (count > 0 && count % 8 === 0) {
        await person.done(withdraw, { requestId: randomUUID(), ...draft });
        draft = await newDraft(person);
      }
      count += 1;
      return person.call(beginDocument, {
        requestId: randomUUID(),
        ...draft,
        kind: 'bank-statement',
        bytes: MAX_DOCUMENT_BYTES,
        sha256: '0'.repeat(64),
      });
    });
    expect(done).toBe(40);
    expect(refusalShape.parse(refused?.json).message).toBe(
      'That was too much to upload in a short time. Please try again in 24 hours.',
    );
  });
});
