import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSection, submit } from '#contract/applications/loans.ts';
import { DAY_MS } from '#domain/days.ts';
import { verifyAudit } from '#gateway/foundation/audit/verify.ts';
import { openPostgresStore } from '#gateway/foundation/store/postgres-store.ts';
import {
  chosen,
  fill,
  FILLED,
  newDraft,
  publishTestCatalogue,
  readyDraft,
  refreshed,
  seen,
} from '#gateway/testing/applications.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newPerson } from '#gateway/testing/people.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import type { PostgresCluster } from '#gateway/testing/stores/postgres-cluster.ts';
import {
  isPostgresLeftOut,
  startPostgresCluster,
} from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabaseAt } from '#gateway/testing/stores/postgres-databases.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { testGateway } from '#gateway/testing/test-gateway.ts';

const RECOVERY = { timeout: 20_000, interval: 100 };

describeOnBothStores('an application while the clock is set back a day', (gateway) => {
  beforeEach(() => publishTestCatalogue(gateway().store));

  it('continues, and its audit stays intact', async () => {
    const person = await newPerson(gateway());
    const filled = await fill(person, await newDraft(person));
    gateway().clock.now -= DAY_MS;
    const saved = await person.done(saveSection, bankOf(filled));
    const draft = await refreshed(person, saved);
    expect(await seen(person, draft.number)).toMatchObject({ version: filled.version + 2 });
    gateway().clock.now += DAY_MS;
    const { db } = gateway().store.records;
    expect(await verifyAudit(db, null, null)).toMatchObject({ problem: null });
  });
});

const bankOf = (draft: { readonly number: string; readonly version: number }) => ({
  requestId: randomUUID(),
  ...draft,
  section: 'bank' as const,
  values: FILLED.bank,
});

describe.skipIf(isPostgresLeftOut)('an application while PostgreSQL is away', () => {
  let cluster: PostgresCluster;
  let tokens: PhoneTokens;
  let gateway: TestGateway;

  beforeAll(async () => {
    cluster = await startPostgresCluster();
    tokens = await startTokenIssuer();
    gateway = await testGateway(await openPostgresStore(await newDatabaseAt(cluster.url)), tokens);
    gateway.clock.now = Date.now();
    await publishTestCatalogue(gateway.store);
  });
  afterAll(async () => {
    await gateway.store.close();
    await tokens.stop();
    await cluster.stop();
  });

  it('is refused with 503, keeps what was confirmed, and is sent once by the same request later', async () => {
    const person = await newPerson(gateway);
    const draft = await readyDraft(person);
    const body = chosen(draft);
    const proof = await person.withProof();
    await cluster.shutDown();
    expect((await person.call(submit, body, proof)).status).toBe(503);
    expect((await person.call(saveSection, bankOf(draft))).status).toBe(503);
    await cluster.startAgain();
    await vi.waitFor(() => gateway.store.ping(), RECOVERY);
    const sent = await person.done(submit, body, proof);
    expect(await person.done(submit, body, proof)).toStrictEqual(sent);
    expect(await seen(person, draft.number)).toMatchObject({
      state: 'SUBMITTED',
      version: draft.version + 1,
      sections: FILLED,
    });
  });
});
