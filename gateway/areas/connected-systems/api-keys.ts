/** Keys with which other systems of the deployment call. The gateway keeps a digest of each. */
import { hash, randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { KeyTerms, addApiKey, changeApiKey } from '#contract/operators/connected-systems.ts';
import { keyTerms } from '#contract/operators/connected-systems.ts';
import { API_KEY, MAX_API_KEYS, MAX_KEY_DAYS, takesTwo } from '#domain/connected-systems.ts';
import { DAY_MS } from '#domain/days.ts';
import { restoredAt } from '#gateway/foundation/store/restores.ts';
import { addressList } from '#gateway/foundation/configuration/address-list.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { isListed } from '#gateway/foundation/http/client-address.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { requireSecondPerson } from '#gateway/people/memberships/same-person.ts';
import type { MemberActor } from '#gateway/people/memberships/staff.ts';

/** Whose audit chain says what became of a key. */
export const chainOfKey = (id: string) => `api-key:${id}`;

export const keyTermsIn = (stored: string): KeyTerms => keyTerms.parse(JSON.parse(stored));

/** How exactly it is noted when a key was used last, in milliseconds. */
const USE_NOTED = 60_000;

const wrong = (fields: readonly string[], message: string) =>
  new Refused(refuse('fields-wrong', message, { fields }));

/** Refuses with 400 what is no address or ends too late, and with 409 one too many. */
export async function keepKey(
  tx: Change,
  actor: MemberActor,
  { name, prefix, digest, terms, endsAt }: BodyOf<typeof addApiKey>,
): Promise<ReplyOf<typeof addApiKey>> {
  const { runner, at } = tx;
  if (addressList(terms.addresses) === null) throw wrong(['terms'], 'An address is none.');
  if (endsAt <= at || endsAt > at + MAX_KEY_DAYS * DAY_MS) {
    throw wrong(['endsAt'], `A key ends within ${MAX_KEY_DAYS} days.`);
  }
  const others = await runner
    .selectFrom('api_keys')
    .select('id')
    .where('state', '!=', 'REVOKED')
    .execute();
  if (others.length >= MAX_API_KEYS) {
    throw new Refused(refuse('too-many-systems', `There are ${MAX_API_KEYS} keys already.`));
  }
  const id = randomUUID();
  const state = takesTwo(terms.fields) ? 'PROPOSED' : 'ACTIVE';
  await runner
    .insertInto('api_keys')
    .values({
      id,
      name,
      prefix,
      digest,
      terms: JSON.stringify(terms),
      state,
      ends_at: endsAt,
      proposed_by: actor.id,
      decided_by: null,
      created_at: at,
      used_at: null,
    })
    .execute();
  await tx.audit({
    subject: chainOfKey(id),
    actor,
    action: 'api-key.add',
    facts: { calls: terms.calls.join(' '), fields: terms.fields.join(' '), to: state },
  });
  return { key: id, state };
}

const OUTCOMES = {
  approve: { from: ['PROPOSED'], to: 'ACTIVE' },
  refuse: { from: ['PROPOSED'], to: 'REVOKED' },
  revoke: { from: ['PROPOSED', 'ACTIVE'], to: 'REVOKED' },
} as const;

/** Refuses with 404, with 409 and the state what cannot go that way, and with 403 the approval of one's own proposal. */
export async function moveKey(
  records: Records,
  tx: Change,
  actor: MemberActor,
  { key: id, change }: BodyOf<typeof changeApiKey>,
): Promise<ReplyOf<typeof changeApiKey>> {
  const { runner } = tx;
  const row = await records
    .forChange(runner.selectFrom('api_keys').selectAll().where('id', '=', id))
    .executeTakeFirst();
  if (row === undefined) throw new Refused(refuse('no-such-api-key', 'There is no such key.'));
  const { from, to } = OUTCOMES[change];
  if (!from.some((state) => state === row.state)) {
    throw new Refused(
      refuse('api-key-out-of-order', `A key that is ${row.state} cannot go that way.`, {
        current: { state: row.state },
      }),
    );
  }
  if (change === 'approve') await requireSecondPerson(runner, row.proposed_by, actor.id);
  await runner
    .updateTable('api_keys')
    .set({ state: to, decided_by: actor.id })
    .where('id', '=', id)
    .execute();
  await tx.audit({
    subject: chainOfKey(id),
    actor,
    action: `api-key.${change}`,
    facts: { from: row.state, to },
  });
  return { key: id, state: to };
}

/** The key that a call comes with, as it counts now from this address; null where it does not. Notes that it was used. */
export async function keyInUse(
  records: Records,
  sent: string | undefined,
  clientAddress: string,
): Promise<{ readonly id: string; readonly terms: KeyTerms } | null> {
  if (sent === undefined || !API_KEY.test(sent)) return null;
  const { db } = records;
  const row = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('digest', '=', hash('sha256', sent, 'hex'))
    .executeTakeFirst();
  if (row?.state !== 'ACTIVE') return null;
  const at = await timeOf(records, db);
  const terms = keyTermsIn(row.terms);
  if (row.created_at <= (await restoredAt(db))) return null;
  if (row.ends_at <= at || !isListed(terms.addresses, clientAddress)) return null;
  if (row.used_at === null || Math.abs(at - row.used_at) > USE_NOTED) {
    await db.updateTable('api_keys').set({ used_at: at }).where('id', '=', row.id).execute();
  }
  return { id: row.id, terms };
}
