import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Store } from '#gateway/foundation/store/store.ts';
import { noteEdgesTaken } from '#gateway/testing/edges-taken.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import { startTokenIssuer } from '#gateway/testing/phone-tokens.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { STORE_KINDS } from '#gateway/testing/stores/stores.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { newTestClock, testGateway } from '#gateway/testing/test-gateway.ts';

/** Runs the same tests on SQLite and on PostgreSQL; each test has an empty store and its own gateway. */
export function describeOnBothStores(
  title: string,
  tests: (gateway: () => TestGateway) => void,
): void {
  for (const { name, leftOut, prepare } of STORE_KINDS) {
    const reason = leftOut === null ? '' : ` (left out: ${leftOut})`;
    describe.skipIf(leftOut !== null)(`${title}, on ${name}${reason}`, () => {
      let prepared: PreparedStore | undefined;
      let tokens: PhoneTokens | undefined;
      let store: Store | undefined;
      let gateway: TestGateway | undefined;

      beforeAll(async () => {
        tokens = await startTokenIssuer();
        prepared = await prepare();
      });
      beforeEach(async () => {
        if (prepared === undefined || tokens === undefined) throw new Error('not prepared');
        const clock = newTestClock();
        store = await prepared.emptyStore(() => clock.now);
        gateway = await testGateway(store, tokens, {}, clock);
      });
      afterEach(async () => {
        if (store !== undefined) await noteEdgesTaken(store);
      });
      afterAll(async () => {
        await prepared?.stop();
        await tokens?.stop();
      });

      tests(() => {
        if (gateway === undefined) throw new Error('no gateway');
        return gateway;
      });
    });
  }
}
