/** A hundred officers at work: what the gateway answers beside whoever is measured. */
import { asId } from '#domain/ids.ts';
import { report } from '#contract/operators/reports.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import { OPERATORS_ASK } from '#gateway/bench/operators.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import { addOperator } from '#gateway/people/memberships/memberships.ts';
import { tokenHash } from '#gateway/people/accounts/tokens.ts';

export const OFFICERS = 100;
/**
 * How often each of them opens or filters a list, in milliseconds: three times as often as somebody who gets through forty
 * applications in eight hours, with some twenty calls for each.
 */
const PAUSE = 12_000;
const FIRST_ID = 20_000_000;
const FIRST_NUMBER = 6_100_000_000;

/** Reports are for the few who run the service. */
const LISTS = OPERATORS_ASK.filter(([, { path }]) => path !== report.path);

const tokenOf = (officer: number) => `token-of-officer-${officer}`;

/** Adds them to a store, each with a session that password and code have begun. */
export async function addOfficers(store: Store): Promise<void> {
  for (let officer = 0; officer < OFFICERS; officer += 1) {
    const userId = asId('user', `RS${FIRST_ID + officer}`);
    await store.addAccount({
      userId,
      firstName: 'Officer',
      lastName: `Number ${officer}`,
      category: 'CSR',
      email: `officer-${officer}@bench.example`,
      mobileNumber: String(FIRST_NUMBER + officer),
      // Nobody signs in with it: the session is there already.
      passwordHash: 'none',
    });
    const added = await change(store.records, (tx) => addOperator(store.records, tx, userId));
    if (added.status !== 200) throw new Error(`${userId} could not be made an operator`);
    const now = Date.now();
    await store.records.db
      .insertInto('sessions')
      .values({
        token_hash: tokenHash(tokenOf(officer)),
        user_id: userId,
        started_at: now,
        used_at: now,
        phone_proved_at: now,
        by_password: 1,
      })
      .execute();
  }
}

/** Lets them work, one after the other, until it is called; gives how many were answered and how many were not. */
export function startOfficers(
  gatewayUrl: string,
): () => Promise<{ answered: number; failed: number }> {
  let turn = 0;
  let answered = 0;
  let failed = 0;
  const under = new Set<Promise<void>>();
  async function ask(officer: number): Promise<void> {
    const asked = LISTS[turn % LISTS.length];
    if (asked === undefined) return;
    const [, { path, body }] = asked;
    const response = await fetch(`${gatewayUrl}${path}`, {
      method: 'POST',
      headers: { Authorization: tokenOf(officer), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    if (response.ok) answered += 1;
    else failed += 1;
  }
  const timer = setInterval(() => {
    turn += 1;
    const asking = ask(turn % OFFICERS)
      .catch(() => {
        failed += 1;
      })
      .finally(() => under.delete(asking));
    under.add(asking);
  }, PAUSE / OFFICERS);
  return async () => {
    clearInterval(timer);
    await Promise.all(under);
    return { answered, failed };
  };
}
