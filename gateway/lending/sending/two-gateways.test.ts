import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '#gateway/foundation/store/postgres-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { publishTestCatalogue } from '#gateway/testing/applications.ts';
import { handedOver, queue, senderOf, setAddress } from '#gateway/testing/handed-over.ts';
import type { LenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { startLenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { newPerson } from '#gateway/testing/people.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import { isPostgresLeftOut } from '#gateway/testing/stores/postgres-cluster.ts';
import { newDatabase } from '#gateway/testing/stores/shared-postgres.ts';
import { testGateway } from '#gateway/testing/test-gateway.ts';

const APPLICATIONS = 8;
const MESSAGES = 5;

describe.skipIf(isPostgresLeftOut)('the senders of two gateways on one PostgreSQL', () => {
  let tokens: PhoneTokens;
  let stores: readonly Store[];
  let receiver: LenderReceiver;
  beforeAll(async () => {
    tokens = await startTokenIssuer();
    receiver = await startLenderReceiver();
    const place = await newDatabase();
    stores = await Promise.all([openPostgresStore(place), openPostgresStore(place)]);
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await receiver.stop();
    await tokens.stop();
  });

  it('send each message once, those of one application in order', async () => {
    const gateways = await Promise.all(
      stores.map((store) => testGateway(store, tokens, {}, { now: Date.now() })),
    );
    const [first] = gateways;
    if (first === undefined) throw new Error('no gateway');
    await publishTestCatalogue(first.store);
    await setAddress(first.store, receiver.url);
    const person = await newPerson(first);
    const queued: string[] = [];
    for (let count = 0; count < APPLICATIONS; count += 1) {
      const { applicationId, messageId } = await handedOver(first, person);
      queued.push(messageId);
      for (let more = 1; more < MESSAGES; more += 1) {
        const facts = { reason: 'withdrawn' };
        queued.push(await queue(first.store, applicationId, 'cancelled', facts));
      }
    }
    const senders = gateways.map((gateway) => senderOf(gateway));
    const left = () =>
      first.store.records.db
        .selectFrom('outbox')
        .select('id')
        .where('state', '!=', 'SENT')
        .execute();
    await expect
      .poll(
        async () => {
          await Promise.all(senders.map((sender) => sender.look()));
          return left();
        },
        { timeout: 60_000 },
      )
      .toStrictEqual([]);
    await Promise.all(senders.map((sender) => sender.stop()));

    const sent = receiver.received.map(({ message }) => message.metadata);
    expect(sent.map(({ messageId }) => messageId).toSorted()).toStrictEqual(queued.toSorted());
    const positions = Map.groupBy(sent, ({ applicationNumber }) => applicationNumber);
    expect(positions.size).toBe(APPLICATIONS);
    for (const messages of positions.values()) {
      expect(messages.map(({ position }) => position)).toStrictEqual([1, 2, 3, 4, 5]);
    }
    // Both took part.
    for (const { logged } of gateways) {
      expect(logged.filter(({ event }) => event === 'message').length).toBeGreaterThan(0);
    }
  }, 120_000);
});
