/** What a lender leaves to a second person of its own: set by two of its people, as one proposes and another approves. */
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { decideLenderSecondPerson } from '#contract/lenders/second-person.ts';
import { lenderSecondPerson, secondPersonRules } from '#contract/lenders/second-person.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import type { CallingLender, CallingMember } from '#gateway/lending/lender-cases/calling-lender.ts';
import { namesOf } from '#gateway/people/memberships/list-members.ts';
import { requireDecidable } from '#gateway/people/memberships/proposals.ts';
import { areOfOnePerson } from '#gateway/people/memberships/same-person.ts';
import { chainOfLender } from '#gateway/areas/lenders/lender-addresses.ts';

type Rules = z.output<typeof secondPersonRules>;
type RulesNow = ReplyOf<typeof lenderSecondPerson>;
type RulesRow = Selectable<Tables['lender_second_person']>;

const unset = (lenderId: string): RulesRow => ({
  lender_id: lenderId,
  offers_above: null,
  payments: 0,
  proposed: null,
  proposed_by: null,
  proposed_at: null,
});

async function rulesRow(runner: Runner, lenderId: string): Promise<RulesRow> {
  const found = await runner
    .selectFrom('lender_second_person')
    .selectAll()
    .where('lender_id', '=', lenderId)
    .executeTakeFirst();
  return found ?? unset(lenderId);
}

const rulesIn = ({ offers_above: offersAbove, payments }: RulesRow): Rules =>
  z.parse(secondPersonRules, { offersAbove, payments: payments === 1 });

const proposedIn = ({ proposed }: RulesRow): Rules =>
  z.parse(secondPersonRules, JSON.parse(proposed ?? ''));

/** What a lender leaves to a second person. */
export const rulesOf = async (runner: Runner, lenderId: string): Promise<Rules> =>
  rulesIn(await rulesRow(runner, lenderId));

/** What is set and what is proposed, as one of the lender's people sees it. */
export async function rulesFor(
  runner: Runner,
  { lenderId, actor }: CallingMember,
): Promise<RulesNow> {
  const row = await rulesRow(runner, lenderId);
  const { proposed_by: by, proposed_at: at } = row;
  if (by === null) return { rules: rulesIn(row), proposal: null };
  const proposal = {
    rules: proposedIn(row),
    by: (await namesOf(runner, [by])).get(by) ?? '',
    isMine: await areOfOnePerson(runner, by, actor.id),
    at: at ?? 0,
  };
  return { rules: rulesIn(row), proposal };
}

async function keepRules({ runner }: Change, row: RulesRow): Promise<void> {
  await runner
    .insertInto('lender_second_person')
    .values(row)
    .onConflict((conflict) => conflict.column('lender_id').doUpdateSet(row))
    .execute();
}

async function noteRules(
  tx: Change,
  { lenderId, actor }: CallingMember,
  action: string,
  before: Rules,
  { offersAbove, payments }: Rules,
): Promise<void> {
  await tx.audit({
    subject: chainOfLender(lenderId),
    actor,
    action: `second-person.${action}`,
    facts: {
      fromOffersAbove: before.offersAbove,
      toOffersAbove: offersAbove,
      fromPayments: before.payments,
      toPayments: payments,
    },
  });
}

/** Proposes other rules. */
export async function proposeRules(
  records: Records,
  tx: Change,
  lender: CallingMember,
  rules: Rules,
): Promise<RulesNow> {
  const { lenderId, actor } = lender;
  await lockLender(records, tx, lenderId);
  const row = await rulesRow(tx.runner, lenderId);
  await keepRules(tx, {
    ...row,
    proposed: JSON.stringify(rules),
    proposed_by: actor.id,
    proposed_at: tx.at,
  });
  await noteRules(tx, lender, 'propose', rulesIn(row), rules);
  return rulesFor(tx.runner, lender);
}

/** Another of the lender's people approves what is proposed, or refuses it. */
export async function decideRules(
  records: Records,
  tx: Change,
  lender: CallingMember,
  { seen, decision }: Pick<BodyOf<typeof decideLenderSecondPerson>, 'seen' | 'decision'>,
): Promise<RulesNow> {
  const { lenderId, actor } = lender;
  await lockLender(records, tx, lenderId);
  const row = await rulesRow(tx.runner, lenderId);
  await requireDecidable(tx.runner, row, actor, seen, async () =>
    refuse('other-rules-proposed', 'Something else is proposed now. Please look at it first.', {
      current: z.parse(lenderSecondPerson.reply, await rulesFor(tx.runner, lender)),
    }),
  );
  const before = rulesIn(row);
  const rules = decision === 'approve' ? proposedIn(row) : before;
  await keepRules(tx, {
    ...unset(lenderId),
    offers_above: rules.offersAbove,
    payments: rules.payments ? 1 : 0,
  });
  await noteRules(tx, lender, decision, before, rules);
  return rulesFor(tx.runner, lender);
}

/** An entry of one person, for the lender to say whether that is enough. */
type Entry = { readonly kind: 'offer'; readonly amount: number } | { readonly kind: 'payment' };

/** Refuses with 409 what a person enters alone where their lender leaves it to two. */
export async function requireAlone(
  runner: Runner,
  { lenderId }: CallingLender,
  entry: Entry,
): Promise<void> {
  const { offersAbove, payments } = await rulesOf(runner, lenderId);
  const needsSecond =
    entry.kind === 'payment' ? payments : offersAbove !== null && entry.amount > offersAbove;
  if (!needsSecond) return;
  throw new Refused(
    refuse(
      'second-person-needed',
      'Your company wants a second person for this. Leave it to a colleague.',
    ),
  );
}
