import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { Selectable } from 'kysely';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { decideLenderSystem, saveLenderSystem } from '#contract/operators/lender-systems.ts';
import { lenderSystemEdge } from '#domain/lending/states/lender-system-states.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { requireSecondPerson } from '#gateway/people/memberships/same-person.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

/** Whose audit chain says what became of a lender's system, its keys and its refused calls. */
export const chainOfLender = (lenderId: string) => `lender:${lenderId}`;

type Changed = ReplyOf<typeof saveLenderSystem>;
type Proposal = Selectable<Tables['lender_system_proposals']>;

/** Where a lender takes messages; null where it reads them in its inbox. */
export async function addressOf(runner: Runner, lenderId: string): Promise<string | null> {
  const found = await runner
    .selectFrom('lender_systems')
    .select('url')
    .where('lender_id', '=', lenderId)
    .executeTakeFirst();
  return found?.url ?? null;
}

/** Whether a lender's messages go to its own system. */
export async function hasSystem(runner: Runner, lenderId: string): Promise<boolean> {
  return (await addressOf(runner, lenderId)) !== null;
}

async function proposalOf(runner: Runner, lenderId: string): Promise<Proposal | null> {
  const found = await runner
    .selectFrom('lender_system_proposals')
    .selectAll()
    .where('lender_id', '=', lenderId)
    .executeTakeFirst();
  return found ?? null;
}

async function changedOf(runner: Runner, lenderId: string): Promise<Changed> {
  return {
    lenderId,
    url: await addressOf(runner, lenderId),
    proposedUrl: (await proposalOf(runner, lenderId))?.url ?? null,
  };
}

/** Forgets what waits for another operator; gives whether anything did. */
async function dropProposal(runner: Runner, lenderId: string): Promise<boolean> {
  const { numDeletedRows } = await runner
    .deleteFrom('lender_system_proposals')
    .where('lender_id', '=', lenderId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Has a lender's messages sent to an address from now on. */
export async function useAddress({ runner, at }: Change, lenderId: string, url: string) {
  await runner
    .insertInto('lender_systems')
    .values({ lender_id: lenderId, url, changed_at: at })
    .onConflict((conflict) => conflict.column('lender_id').doUpdateSet({ url, changed_at: at }))
    .execute();
}

/** Proposes an address in the place of what was proposed before; null ends both the present one and what was proposed. */
export async function saveAddress(
  records: Records,
  tx: Change,
  actor: MemberActor,
  { lenderId, url }: Pick<BodyOf<typeof saveLenderSystem>, 'lenderId' | 'url'>,
): Promise<Changed> {
  const { runner, at } = tx;
  await lockLender(records, tx, lenderId, 'lenderId');
  const note = (action: string, facts: Readonly<Record<string, string | null>>) =>
    tx.audit({ subject: chainOfLender(lenderId), actor, action: `system.${action}`, facts });
  if (await dropProposal(runner, lenderId)) await note('end', { from: 'PROPOSED', to: 'ENDED' });
  if (url === null) {
    const had = await addressOf(runner, lenderId);
    await runner.deleteFrom('lender_systems').where('lender_id', '=', lenderId).execute();
    if (had !== null) await note('end', { from: 'ACTIVE', to: 'ENDED' });
  } else {
    await runner
      .insertInto('lender_system_proposals')
      .values({ lender_id: lenderId, url, proposed_by: actor.id, proposed_at: at })
      .execute();
    await note('propose', { to: 'PROPOSED' });
  }
  return changedOf(runner, lenderId);
}

/**
 * Decides about what is proposed. Refuses with 404 where nothing is, with 409 where it is not the address that was seen, and
 * with 403 a decision about one's own proposal.
 */
export async function decideAddress(
  records: Records,
  tx: Change,
  actor: MemberActor,
  { lenderId, url, decision }: Omit<BodyOf<typeof decideLenderSystem>, 'requestId'>,
): Promise<Changed> {
  const { runner } = tx;
  await lockLender(records, tx, lenderId, 'lenderId');
  const proposal = await proposalOf(runner, lenderId);
  const edge = lenderSystemEdge(decision, 'PROPOSED');
  if (proposal === null || edge === null) {
    throw new Refused(
      refuse('no-address-proposed', 'No address is proposed for this lender.', { fields: ['url'] }),
    );
  }
  if (proposal.url !== url) {
    throw new Refused(
      refuse(
        'other-address-proposed',
        'Another address is proposed now. Please look at it first.',
        {
          current: { proposedUrl: proposal.url },
        },
      ),
    );
  }
  if (edge.isBySomebodyElse) await requireSecondPerson(runner, proposal.proposed_by, actor.id);
  await dropProposal(runner, lenderId);
  if (edge.to === 'ACTIVE') await useAddress(tx, lenderId, url);
  await tx.audit({
    subject: chainOfLender(lenderId),
    actor,
    action: `system.${decision}`,
    facts: { from: 'PROPOSED', to: edge.to },
  });
  return changedOf(runner, lenderId);
}
