import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveSection } from '#contract/applications/loans.ts';
import { addContactUs, IDEMPOTENCY_KEY_HEADER } from '#contract/gateway.ts';
import { openPostgresStore } from '#gateway/foundation/store/postgres-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { FILLED, newDraft, publishTestCatalogue } from '#gateway/testing/applications.ts';
import type { TestPerson } from '#gateway/testing/people.ts';
import { newPerson } from '#gateway/testing/people.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import type { PostgresProxy } from '#gateway/testing/servers/postgres-proxy.ts';
import { startPostgresProxy } from '#gateway/testing/servers/postgres-proxy.ts';
import { isPostgresLeftOut } from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabase } from '#gateway/testing/stores/shared-postgres.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { newTestClock, testGateway } from '#gateway/testing/test-gateway.ts';

const MESSAGE = {
  txnDate: 'd',
  name: 'Ravi',
  email: 'ravi@example.in',
  phone: '9876543210',
  category: 'Help',
  remarks: 'Once',
};

describe.skipIf(isPostgresLeftOut)('a gateway whose database loses its answers', () => {
  let tokens: PhoneTokens;
  let proxy: PostgresProxy;
  let store: Store;
  let direct: Store;
  let gateway: TestGateway;
  let person: TestPerson;
  let answerAgain = () => {};

  beforeAll(async () => {
    const clock = newTestClock();
    const now = () => clock.now;
    tokens = await startTokenIssuer();
    const url = await newDatabase();
    direct = await openPostgresStore(url, { now });
    proxy = await startPostgresProxy(url);
    store = await openPostgresStore(proxy.url, { now, isMigrated: false });
    gateway = await testGateway(store, tokens, {}, clock);
    await publishTestCatalogue(direct);
    person = await newPerson(gateway);
  });
  afterEach(() => answerAgain());
  afterAll(async () => {
    await store.close();
    await direct.close();
    await proxy.stop();
    await tokens.stop();
  });

  const send = (key: string) =>
    gateway.call(addContactUs, MESSAGE, { [IDEMPOTENCY_KEY_HEADER]: key });
  const kept = async () =>
    (await direct.records.db.selectFrom('contact_messages').select('id').execute()).length;

  const newChange = async () => {
    const draft = await newDraft(person);
    const { number, version } = draft;
    const values = FILLED.identity;
    const body = { number, version, requestId: randomUUID(), section: 'identity', values } as const;
    return { draft, body };
  };

  it('says that it does not know, when the change may have been kept, and a repeat settles it', async () => {
    const before = await kept();
    const key = randomUUID();
    answerAgain = proxy.swallowAnswersTo('COMMIT');
    const unknown = await send(key);
    expect(unknown.status).toBe(503);
    expect(unknown.headers.get('Retry-After')).toBe('10');
    expect(unknown.json).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('not known'),
    });
    // The server had it.
    expect(await kept()).toBe(before + 1);
    answerAgain();
    expect((await send(key)).status).toBe(200);
    expect(await kept()).toBe(before + 1);
  });

  it('settles a change of an application with the same request ID', async () => {
    const { draft, body } = await newChange();
    answerAgain = proxy.swallowAnswersTo('COMMIT');
    const unknown = await person.call(saveSection, body);
    expect(unknown.status).toBe(503);
    expect(unknown.json).toMatchObject({ outcome: 'unknown' });
    answerAgain();
    const settled = await person.done(saveSection, body);
    expect(settled.version).toBe(draft.version + 1);
    expect(await person.done(saveSection, body)).toStrictEqual(settled);
  });

  it('says only that it is unavailable, when nothing can have been kept', async () => {
    const { draft, body } = await newChange();
    const versionNow = async () => {
      const found = direct.records.db.selectFrom('applications').select('version');
      return (await found.where('number', '=', draft.number).executeTakeFirstOrThrow()).version;
    };
    answerAgain = proxy.swallowAnswersTo('for no key update');
    const refused = await person.call(saveSection, body);
    expect(refused.status).toBe(503);
    expect(refused.json).not.toHaveProperty('outcome');
    answerAgain();
    expect(await versionNow()).toBe(draft.version);
    expect((await person.done(saveSection, body)).version).toBe(draft.version + 1);
  });
});
