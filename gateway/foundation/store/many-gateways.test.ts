import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addContactUs, register, userDetails } from '#contract/gateway.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { openPostgresStore } from '#gateway/foundation/store/postgres-store.ts';
import { runCommand, startGatewayProcess } from '#tests/processes/gateway-process.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import { balancePort } from '#gateway/testing/servers/port-balancer.ts';
import { isPostgresLeftOut } from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabase } from '#gateway/testing/stores/shared-postgres.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { PERSON, testGateway, TEST_MASTER_KEYS_SETTING } from '#gateway/testing/test-gateway.ts';

const WRITERS = 8;
/** Each of the two is killed once. */
const KILLS = 2;
const messagesBefore = (kill: number) => 40 + kill * 23;

describe.skipIf(isPostgresLeftOut)('two gateways on one PostgreSQL', () => {
  let tokens: PhoneTokens;
  let stores: readonly Store[];
  let one: TestGateway;
  let other: TestGateway;

  beforeAll(async () => {
    tokens = await startTokenIssuer();
    const place = await newDatabase();
    stores = await Promise.all([openPostgresStore(place), openPostgresStore(place)]);
    const [first, second] = stores;
    if (first === undefined || second === undefined) throw new Error('no stores');
    // Their own clocks differ by a day: what they share is the database's.
    const now = Date.now();
    one = await testGateway(first, tokens, {}, { now });
    other = await testGateway(second, tokens, {}, { now: now + 24 * 3_600_000 });
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await tokens.stop();
  });

  it('open one account for a person who asks both of them many times at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? one : other).registerPerson()),
    );
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status > 429)).toStrictEqual([]);
  });

  it('know each other’s sessions, whatever their own clocks say', async () => {
    const { userId, token } = await one.signInByPhone();
    const seen = await other.call(userDetails, { userId }, { Authorization: token });
    expect(seen.status).toBe(200);
  });

  it('count the guesses at an account together', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const gateway = attempt % 2 === 0 ? one : other;
      statuses.push((await gateway.signInByPassword('RS99999999', 'wrong 2026')).status);
    }
    expect(statuses).toStrictEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('do a marked registration once, whichever of them it reaches', async () => {
    const person = { ...PERSON, emailId: 'ravi@example.in', mobileNumber: '9876500000' };
    const replies = await Promise.all(
      [one, other, one, other].map(async (gateway) =>
        gateway.call(register, person, {
          Authorization: await tokens.tokenFor(person.mobileNumber, gateway.clock.now),
          'Idempotency-Key': '4f1c3d0e-5a38-4e2a-9d6a-6b0f3a1c2d4e',
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toStrictEqual([200, 200, 200, 200]);
  });

  it('lose nothing that was confirmed behind one port when either of them is killed under load', async () => {
    const settings = {
      ...TEST_MASTER_KEYS_SETTING,
      DATABASE_URL: await newDatabase(),
      GATEWAY_MIGRATE: 'start',
      GATEWAY_CONTACT_MESSAGES: '0',
    };
    const confirmed: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const pair = await Promise.all([
        startGatewayProcess(settings),
        startGatewayProcess(settings),
      ]);
      const port = await balancePort(pair.map(({ url }) => url));
      const victim = pair[kill % 2];
      let answered = 0;
      let afterKill = 0;
      const write = async (writer: number) => {
        for (let count = 0; afterKill < messagesBefore(kill); count += 1) {
          const remarks = `kill ${kill}, writer ${writer}, message ${count}`;
          if (await isConfirmed(port.url, remarks)) {
            confirmed.push(remarks);
            answered += 1;
          }
          if (answered === messagesBefore(kill)) void victim?.end('SIGKILL');
          if (answered > messagesBefore(kill)) afterKill += 1;
        }
      };
      await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
      await port.stop();
      await Promise.all(pair.map((gateway) => gateway.end('SIGKILL')));
    }
    const { out } = await runCommand('messages', settings);
    const kept = new Set(
      out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line).remarks])),
    );
    expect(confirmed.length).toBeGreaterThan(KILLS * 40);
    expect(confirmed.filter((remarks) => !kept.has(remarks))).toStrictEqual([]);
  }, 120_000);
});

/** false when no answer came, as the gateway was killed. */
async function isConfirmed(url: string, remarks: string): Promise<boolean> {
  try {
    const response = await fetch(url + addContactUs.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        txnDate: '21/11/2026',
        name: 'Ravi',
        email: 'ravi@example.in',
        phone: '9876543210',
        category: 'Durability',
        remarks,
      }),
    });
    return addContactUs.reply.parse(await response.json()).responseStatus.statusCode === 0;
  } catch {
    return false;
  }
}
