import type { SentToDatabase, Store } from '#gateway/foundation/store/store.ts';
import type { PhoneTokens } from '#gateway/testing/phone-tokens.ts';
import type { PreparedStore } from '#gateway/testing/stores/stores.ts';
import { REACHED_BY_EMAIL } from '#gateway/testing/mailing.ts';
import { newTestClock, testGateway } from '#gateway/testing/test-gateway.ts';

/** What one call sent to the database. */
export type Sent = Record<SentToDatabase, number>;

const nothing = (): Sent => ({ statement: 0, transaction: 0, exchange: 0 });

/** A part of a document: its path names it. */
const withoutIds = (path: string) =>
  path.replace(/^(\/document-service\/content)\/.*/, '$1/{document}/{part}');

/**
 * A gateway that notes what each call sent to the database, by its path: of answers with 200, one call at a time, the most
 * that any of them took.
 */
export async function countingGateway(prepared: PreparedStore, tokens: PhoneTokens) {
  const clock = newTestClock();
  let sent = nothing();
  const store: Store = await prepared.open(await prepared.emptyPlace(), {
    now: () => clock.now,
    onSent: (what) => {
      sent[what] += 1;
    },
  });
  const gateway = await testGateway(store, tokens, {}, clock, REACHED_BY_EMAIL);
  const counted = new Map<string, Sent>();
  const { request } = gateway.app;
  gateway.app.request = async (input, ...rest) => {
    sent = nothing();
    const response = await request(input, ...rest);
    if (typeof input !== 'string' || response.status !== 200) return response;
    const path = withoutIds(input);
    const before = counted.get(path) ?? nothing();
    counted.set(path, {
      statement: Math.max(before.statement, sent.statement),
      transaction: Math.max(before.transaction, sent.transaction),
      exchange: Math.max(before.exchange, sent.exchange),
    });
    return response;
  };
  return { gateway, counted };
}

/** The budget as it is kept: a line for each call. */
export function budgetOf(counted: ReadonlyMap<string, Sent>, hasExchanges: boolean): string {
  const width = Math.max(...[...counted.keys()].map(({ length }) => length));
  const line = (path: string, ...cells: readonly (string | number)[]) =>
    [path.padEnd(width), ...cells.map((cell) => String(cell).padStart(14))].join('');
  const exchanges = <Cell>(cell: Cell) => (hasExchanges ? [cell] : []);
  const rows = [...counted]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, { statement, transaction, exchange }]) =>
      line(path, statement, transaction, ...exchanges(exchange)),
    );
  return [line('call', 'statements', 'transactions', ...exchanges('exchanges')), ...rows, ''].join(
    '\n',
  );
}
