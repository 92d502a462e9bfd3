import { asId } from '#domain/ids.ts';
import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { MembershipId } from '#domain/ids.ts';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { addLenderKey, lenderSystems } from '#contract/operators/lender-systems.ts';
import type { LenderKeyAction, LenderKeyState } from '#domain/lending/states/lender-key-states.ts';
import { LENDER_KEY_STATES, lenderKeyEdge } from '#domain/lending/states/lender-key-states.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import { lenderFrom } from '#gateway/lending/catalogue/published.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { addressOf, chainOfLender, useAddress } from '#gateway/areas/lenders/lender-addresses.ts';
import { ofSamePerson, requireSecondPerson } from '#gateway/people/memberships/same-person.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';

const PAGE = 50;

const keyState = z.enum(LENDER_KEY_STATES);

type KeyName = { readonly lenderId: string; readonly keyId: string };
type ChangedKey = KeyName & { readonly state: LenderKeyState };

/** Proposes a key. Refuses with 409 an ID or a key that was ever registered, for whichever lender. */
export async function proposeKey(
  records: Records,
  tx: Change,
  actor: MemberActor,
  { lenderId, keyId, x }: Pick<BodyOf<typeof addLenderKey>, 'lenderId' | 'keyId' | 'x'>,
): Promise<ChangedKey> {
  await lockLender(records, tx, lenderId, 'lenderId');
  const taken = await tx.runner
    .selectFrom('lender_keys')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', keyId), eb('public_key', '=', x)]))
    .executeTakeFirst();
  if (taken !== undefined) {
    const fields = taken.id === keyId ? ['keyId'] : ['x'];
    throw new Refused(
      refuse('key-registered-before', 'This key was registered before.', { fields }),
    );
  }
  await tx.runner
    .insertInto('lender_keys')
    .values({
      id: keyId,
      lender_id: lenderId,
      public_key: x,
      state: 'PROPOSED',
      proposed_by: actor.id,
      decided_by: null,
      changed_at: tx.at,
    })
    .execute();
  await tx.audit({
    subject: chainOfLender(lenderId),
    actor,
    action: 'key.propose',
    facts: { key: keyId, to: 'PROPOSED' },
  });
  return { lenderId, keyId, state: 'PROPOSED' };
}

/**
 * Takes a key along an edge of `LENDER_KEY_EDGES`. Refuses with 404 what is not there, with 409 and the state what has no
 * such edge, and with 403 a decision about one's own proposal.
 */
export async function moveKey(
  records: Records,
  tx: Change,
  actor: MemberActor,
  { lenderId, keyId }: KeyName,
  action: LenderKeyAction,
): Promise<ChangedKey> {
  await lockLender(records, tx, lenderId, 'lenderId');
  const row = await tx.runner
    .selectFrom('lender_keys')
    .selectAll()
    .where('id', '=', keyId)
    .where('lender_id', '=', lenderId)
    .executeTakeFirst();
  if (row === undefined) {
    throw new Refused(refuse('no-such-key', 'This lender has no such key.', { fields: ['keyId'] }));
  }
  const edge = lenderKeyEdge(action, row.state);
  if (edge === null) {
    throw new Refused(
      refuse('key-out-of-order', `A key that is ${row.state} cannot go that way.`, {
        current: { state: row.state },
      }),
    );
  }
  if (edge.isBySomebodyElse) await requireSecondPerson(tx.runner, row.proposed_by, actor.id);
  await tx.runner
    .updateTable('lender_keys')
    .set({ state: edge.to, decided_by: actor.id, changed_at: tx.at })
    .where('id', '=', keyId)
    .execute();
  await tx.audit({
    subject: chainOfLender(lenderId),
    actor,
    action: `key.${action}`,
    facts: { key: keyId, from: row.state, to: edge.to },
  });
  return { lenderId, keyId, state: edge.to };
}

/**
 * Registers the system and the key of a fictional lender without asking anybody, as a seed does. May be repeated. Refuses
 * a real lender: that takes two operators.
 */
export async function registerSampleSystem(
  records: Records,
  tx: Change,
  {
    lenderId,
    url,
    keyId,
    x,
  }: Omit<BodyOf<typeof addLenderKey>, 'requestId'> & { readonly url: string },
): Promise<object> {
  const { runner } = tx;
  await lockLender(records, tx, lenderId, 'lenderId');
  const { content } = await runner
    .selectFrom('lenders')
    .select('content')
    .where('id', '=', lenderId)
    .executeTakeFirstOrThrow();
  if (!lenderFrom(content).isSample) {
    throw new Refused(
      refuse(
        'sample-lenders-only',
        'Only sample lenders are registered like this. Real ones take two operators.',
      ),
    );
  }
  if ((await addressOf(runner, lenderId)) !== url) {
    await useAddress(tx, lenderId, url);
    await tx.audit({
      subject: chainOfLender(lenderId),
      actor: SYSTEM,
      action: 'system.approve',
      facts: { to: 'ACTIVE' },
    });
  }
  const known = await runner
    .selectFrom('lender_keys')
    .select('id')
    .where('id', '=', keyId)
    .where('lender_id', '=', lenderId)
    .where('public_key', '=', x)
    .executeTakeFirst();
  if (known === undefined) {
    await proposeKey(records, tx, SYSTEM, { lenderId, keyId, x });
    await moveKey(
      records,
      tx,
      { role: 'system', id: asId('membership', 'seed') },
      { lenderId, keyId },
      'approve',
    );
  }
  return {};
}

/** One page of lenders with their addresses and keys. */
export async function systemsOf(
  runner: Runner,
  { after }: BodyOf<typeof lenderSystems>,
  operatorId: MembershipId,
): Promise<ReplyOf<typeof lenderSystems>> {
  const rows = await runner
    .selectFrom('lenders')
    .leftJoin('lender_systems', 'lender_systems.lender_id', 'lenders.id')
    .leftJoin('lender_system_proposals as proposal', 'proposal.lender_id', 'lenders.id')
    .select(['lenders.id', 'lenders.content', 'lenders.changed_at', 'lender_systems.url'])
    .select(['proposal.url as proposed_url', 'proposal.proposed_by', 'proposal.proposed_at'])
    .$if(after !== null, (query) => query.where('lenders.id', '>', after ?? ''))
    .orderBy('lenders.id')
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const own = await ofSamePerson(runner, operatorId);
  const keys = await keysOf(
    runner,
    shown.map(({ id }) => id),
    own,
  );
  return {
    systems: shown.map((row) => ({
      lenderId: row.id,
      lender: lenderFrom(row.content),
      changedAt: row.changed_at,
      url: row.url,
      proposal:
        row.proposed_url === null || row.proposed_by === null || row.proposed_at === null
          ? null
          : {
              url: row.proposed_url,
              proposedBy: row.proposed_by,
              isMine: own.has(row.proposed_by),
              proposedAt: row.proposed_at,
            },
      keys: keys(row.id),
    })),
    isLastPage: rows.length <= PAGE,
  };
}

/** The keys of some lenders, by their lender. */
async function keysOf(runner: Runner, lenderIds: readonly string[], own: ReadonlySet<string>) {
  const rows = await runner
    .selectFrom('lender_keys')
    .selectAll()
    .where('lender_id', 'in', ['', ...lenderIds])
    .orderBy('lender_id')
    .orderBy('id')
    .execute();
  const byLender = Map.groupBy(rows, (row) => row.lender_id);
  return (lenderId: string) =>
    (byLender.get(lenderId) ?? []).map((key) => ({
      keyId: key.id,
      x: key.public_key,
      state: keyState.parse(key.state),
      proposedBy: key.proposed_by,
      decidedBy: key.decided_by,
      isMine: own.has(key.proposed_by),
      changedAt: key.changed_at,
    }));
}
