import * as z from 'zod/mini';
import type { CheckedBodyOf, ReplyOf } from '#contract/gateway.ts';
import type { LeadValues, saveLead } from '#contract/dealers/leads.ts';
import { duplicateLead } from '#contract/dealers/leads.ts';
import { MAX_LEADS } from '#domain/lending/leads.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { memberSees } from '#gateway/lending/applications/branch-sight.ts';
import { writingBranch } from '#gateway/lending/leads/dealer-branches.ts';
import type { LeadDeps } from '#gateway/lending/leads/lead-rows.ts';
import {
  columnsOf,
  lockDealer,
  noSuchLead,
  REMOVED,
  staleLeadOf,
  subjectOfLead,
} from '#gateway/lending/leads/lead-rows.ts';
import type { LeadRow } from '#gateway/lending/leads/sealed-leads.ts';
import {
  keyOfLeads,
  madeKeyOfLeads,
  openLead,
  sealLead,
} from '#gateway/lending/leads/sealed-leads.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';

type Saved = ReplyOf<typeof saveLead>;

/** Whether a lead says the same already. */
function saysSame(key: Buffer, row: LeadRow, values: LeadValues): boolean {
  if (row.sealed === null) return false;
  const { name, mobileNumber, note } = openLead(key, row.id, row.sealed);
  return (
    name === values.name &&
    mobileNumber === values.mobileNumber &&
    note === values.note &&
    Object.entries(columnsOf(values)).every(
      ([column, value]) => Object.entries(row).find(([name_]) => name_ === column)?.[1] === value,
    )
  );
}

/** The oldest open lead of a dealer with a number, except one. */
export const openWithNumber = (
  { runner }: Change,
  {
    dealerId,
    id,
    phoneDigest,
  }: { readonly dealerId: string; readonly id: string; readonly phoneDigest: string },
) =>
  runner
    .selectFrom('leads')
    .selectAll()
    .where('dealer_id', '=', dealerId)
    .where('phone_digest', '=', phoneDigest)
    .where('state', '=', 'OPEN')
    .where('id', '!=', id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

async function refuseDuplicate(
  { keys }: LeadDeps,
  tx: Change,
  member: Member,
  id: string,
  phoneDigest: string,
): Promise<void> {
  const { organisation: dealerId } = member;
  const other = await openWithNumber(tx, { dealerId, id, phoneDigest });
  const key = await keyOfLeads(keys, tx.runner, dealerId);
  if (other === undefined || other.sealed === null || key === null) return;
  // Of a customer of another branch, no more than that there is one.
  const isSeen = await memberSees(tx.runner, member, other);
  const { name } = openLead(key, other.id, other.sealed);
  throw new Refused(
    refuse('lead-exists', 'There is an open lead with this number already.', {
      current: z.parse(duplicateLead, {
        duplicate: {
          lead: isSeen ? other.id : null,
          name: isSeen ? name : null,
          branch: other.branch_id,
          createdAt: other.created_at,
        },
      }),
    }),
  );
}

/** Refuses with 409 where `more` would be too many. */
export async function refuseTooMany({ runner }: Change, dealerId: string, more = 1): Promise<void> {
  const { count } = await runner
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('dealer_id', '=', dealerId)
    .where('state', '!=', REMOVED)
    .executeTakeFirstOrThrow();
  if (count + more <= MAX_LEADS) return;
  throw new Refused(
    refuse('too-many-leads', 'Your showroom has too many leads. Please remove old ones.'),
  );
}

/** By which a dealer's leads are found by number; another dealer's digest of the same number differs. */
export const digestsOf = (
  keys: LeadDeps['keys'],
  runner: Change['runner'],
  dealerId: string,
  mobileNumbers: readonly string[],
): Promise<string[]> =>
  keys.lookupDigests(
    runner,
    mobileNumbers.map((number) => `lead\n${dealerId}\n${number}`),
  );

type Written = {
  readonly id: string;
  readonly values: LeadValues;
  readonly phoneDigest: string;
  readonly before: LeadRow | null;
  /** Of a new one. */
  readonly branch: string | null;
};

/** Writes a new lead, as the member's own, or what has changed about one. */
export async function writeLead(
  { keys }: LeadDeps,
  tx: Change,
  member: Member,
  { id, values, phoneDigest, before, branch }: Written,
): Promise<Saved> {
  const { runner, at } = tx;
  const key = await madeKeyOfLeads(keys, runner, member.organisation);
  const version = (before?.version ?? 0) + 1;
  const columns = columnsOf(values);
  const row = {
    ...columns,
    version,
    sealed: sealLead(key, id, values),
    phone_digest: phoneDigest,
    changed_at: at,
  };
  if (before === null) {
    await runner
      .insertInto('leads')
      .values({
        id,
        dealer_id: member.organisation,
        owner_id: member.id,
        branch_id: branch,
        model: null,
        created_at: at,
        ...row,
      })
      .execute();
  } else {
    await runner.updateTable('leads').set(row).where('id', '=', id).execute();
  }
  const { state: to, next_step: step, reason } = columns;
  await tx.audit({
    subject: subjectOfLead(id),
    actor: actorOf(member),
    action: before === null ? 'create' : 'change',
    facts: { to, version, step, on: step === null ? null : columns.next_on, reason },
  });
  return { lead: id, version };
}

/** Writes a lead as it was seen, or a new one. What says the same already is done. */
export async function keepLead(
  deps: LeadDeps,
  tx: Change,
  member: Member,
  { lead: id, version, values, isDuplicateKnown, branch: asked }: CheckedBodyOf<typeof saveLead>,
): Promise<Saved> {
  const said: LeadValues = values;
  const { organisation } = member;
  await lockDealer(deps, tx, organisation);
  const { keys } = deps;
  const found = await tx.runner
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const isTheirs =
    found === undefined
      ? version === null
      : found.dealer_id === organisation && (await memberSees(tx.runner, member, found));
  if (!isTheirs) throw new Refused(noSuchLead());
  const before = found ?? null;
  if (before !== null) {
    const key = await madeKeyOfLeads(keys, tx.runner, organisation);
    if (saysSame(key, before, said)) return { lead: id, version: before.version };
    if (before.state === REMOVED || before.version !== version) {
      throw new Refused(await staleLeadOf(deps, tx.runner, before));
    }
  } else await refuseTooMany(tx, organisation);
  const [phoneDigest = ''] = await digestsOf(keys, tx.runner, organisation, [said.mobileNumber]);
  const isOpenAnew = before?.state !== 'OPEN' || before.phone_digest !== phoneDigest;
  if (said.status.state === 'OPEN' && isOpenAnew && !isDuplicateKnown) {
    await refuseDuplicate(deps, tx, member, id, phoneDigest);
  }
  const branch = before === null ? await writingBranch(tx, member, asked) : before.branch_id;
  return writeLead(deps, tx, member, { id, values: said, phoneDigest, before, branch });
}
