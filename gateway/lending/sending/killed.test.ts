import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEASE } from '#gateway/lending/sending/claim-message.ts';
import { publishTestCatalogue } from '#gateway/testing/applications.ts';
import { runCommand, startGatewayProcess } from '#tests/processes/gateway-process.ts';
import { handedOver, messageOf, queue, setAddress } from '#gateway/testing/handed-over.ts';
import type { Behaviour, LenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { startLenderReceiver } from '#gateway/testing/servers/lender-receiver.ts';
import { newPerson } from '#gateway/testing/people.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import { testGateway } from '#gateway/testing/test-gateway.ts';

for (const { name, leftOut, prepare } of STORE_KINDS) {
  const reason = leftOut === null ? '' : ` (left out: ${leftOut})`;
  describe.skipIf(leftOut !== null)(
    `a gateway that is killed while it sends, on ${name}${reason}`,
    () => {
      let prepared: PreparedStore;
      let tokens: PhoneTokens;
      let receiver: LenderReceiver;
      beforeAll(async () => {
        prepared = await prepare();
        tokens = await startTokenIssuer();
        receiver = await startLenderReceiver();
      });
      afterAll(async () => {
        await receiver.stop();
        await tokens.stop();
        await prepared.stop();
      });

      /** Two applications, each with a package and what follows it. */
      const prepareMessages = async (place: string) => {
        const store = await prepared.open(place);
        const gateway = await testGateway(store, tokens, {}, { now: Date.now() });
        await publishTestCatalogue(store);
        await setAddress(store, receiver.url);
        const person = await newPerson(gateway);
        const messages: string[] = [];
        for (let count = 0; count < 2; count += 1) {
          const { applicationId, messageId } = await handedOver(gateway, person);
          const facts = { reason: 'withdrawn' };
          messages.push(messageId, await queue(store, applicationId, 'cancelled', facts));
        }
        await store.close();
        return messages;
      };

      it('leaves them to another: the lender sees each number once or twice, in order, and no other', async () => {
        const place = await prepared.newPlace();
        const messages = await prepareMessages(place);
        const settings = {
          ...prepared.environmentOf(place),
          FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
          GATEWAY_APPLICATIONS: 'on',
          GATEWAY_MASTER_KEYS: `test ${Buffer.alloc(32, 7).toString('base64')}`,
        };
        // The one is never answered; the other is, just when the gateway is killed.
        const [, , answered] = messages;
        const bothCame = Promise.withResolvers<void>();
        const killing = Promise.withResolvers<void>();
        receiver.behave(async ({ metadata }): Promise<Behaviour> => {
          if (receiver.received.length === 2) bothCame.resolve();
          await killing.promise;
          return metadata.messageId === answered ? 'receipt' : 'hang';
        });
        const killed = await startGatewayProcess(settings);
        await bothCame.promise;
        killing.resolve();
        await killed.end('SIGKILL');
        const killedAt = performance.now();
        expect(receiver.positions()).toStrictEqual([1, 1]);

        receiver.behave(() => 'receipt');
        const next = await startGatewayProcess(settings);
        const came = () =>
          new Set(receiver.received.map(({ message }) => message.metadata.messageId));
        await expect.poll(() => came().size, { timeout: 4 * LEASE }).toBe(messages.length);
        await next.end('SIGTERM');

        expect(came()).toStrictEqual(new Set(messages));
        const byApplication = Map.groupBy(
          receiver.received,
          ({ message }) => message.metadata.applicationNumber,
        );
        for (const received of byApplication.values()) {
          const positions = received.map(({ message }) => message.metadata.position);
          expect([[1, 2].join(), [1, 1, 2].join()]).toContain(positions.join());
        }
        const again = receiver.received.filter(
          ({ message, begunAt }) =>
            message.metadata.messageId === messages[0] && begunAt > killedAt,
        );
        expect(again).toHaveLength(1);

        const store = await prepared.open(place);
        const rows = await Promise.all(messages.map((id) => messageOf(store, id)));
        expect(rows.map(({ state }) => state)).toStrictEqual(['SENT', 'SENT', 'SENT', 'SENT']);
        expect(rows[0]?.tries).toBe(2);
        await store.close();
        const audit = await runCommand('audit verify', settings);
        expect([audit.code, audit.err]).toStrictEqual([0, '']);
      }, 120_000);
    },
  );
}
