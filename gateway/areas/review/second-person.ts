import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { secondPersonTerms } from '#contract/operators/second-person.ts';
import type { decideSecondPerson } from '#contract/operators/second-person.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { namesOf } from '#gateway/people/memberships/list-members.ts';
import { requireDecidable } from '#gateway/people/memberships/proposals.ts';
import { areOfOnePerson } from '#gateway/people/memberships/same-person.ts';
import { lockOperators } from '#gateway/people/memberships/memberships.ts';

type Terms = ReplyOf<typeof secondPersonTerms>;
type TermsRow = Selectable<Tables['second_person']>;

/** The only row of the table. */
const ID = 1;
/** The chain of the audit. */
const SUBJECT = 'second-person';

const UNSET: TermsRow = {
  id: ID,
  amount: null,
  proposed_amount: null,
  proposed_by: null,
  proposed_at: null,
};

async function termsRow(runner: Runner): Promise<TermsRow> {
  const found = await runner
    .selectFrom('second_person')
    .selectAll()
    .where('id', '=', ID)
    .executeTakeFirst();
  return found ?? UNSET;
}

/** Above which amount, in paise, decisions wait for a second operator; null where none does. */
export const amountForSecond = async (runner: Runner): Promise<number | null> =>
  (await termsRow(runner)).amount;

/** What is set and what is proposed, as an operator sees it. */
export async function termsFor(runner: Runner, operator: MemberActor): Promise<Terms> {
  const { amount, proposed_amount, proposed_by, proposed_at } = await termsRow(runner);
  if (proposed_by === null) return secondPersonTerms.reply.parse({ amount, proposal: null });
  const proposal = {
    amount: proposed_amount,
    by: (await namesOf(runner, [proposed_by])).get(proposed_by) ?? '',
    isMine: await areOfOnePerson(runner, proposed_by, operator.id),
    at: proposed_at ?? 0,
  };
  return secondPersonTerms.reply.parse({ amount, proposal });
}

async function keepTerms({ runner }: Change, row: TermsRow): Promise<void> {
  await runner
    .insertInto('second_person')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Proposes another amount, or none. */
export async function proposeTerms(
  records: Records,
  tx: Change,
  operator: MemberActor,
  amount: number | null,
): Promise<Terms> {
  // So that two of them are one after the other.
  await lockOperators(records, tx);
  const row = await termsRow(tx.runner);
  await keepTerms(tx, {
    ...row,
    proposed_amount: amount,
    proposed_by: operator.id,
    proposed_at: tx.at,
  });
  await tx.audit({
    subject: SUBJECT,
    actor: operator,
    action: 'propose',
    facts: { from: row.amount, to: amount },
  });
  return termsFor(tx.runner, operator);
}

/** Another operator approves what is proposed, or refuses it. */
export async function decideTerms(
  records: Records,
  tx: Change,
  operator: MemberActor,
  { seen, decision }: Pick<BodyOf<typeof decideSecondPerson>, 'seen' | 'decision'>,
): Promise<Terms> {
  await lockOperators(records, tx);
  const row = await termsRow(tx.runner);
  await requireDecidable(tx.runner, row, operator, seen, async () =>
    refuse('other-amount-proposed', 'Something else is proposed now. Please look at it first.', {
      current: z.parse(secondPersonTerms.reply, await termsFor(tx.runner, operator)),
    }),
  );
  const amount = decision === 'approve' ? row.proposed_amount : row.amount;
  await keepTerms(tx, { ...UNSET, amount });
  await tx.audit({
    subject: SUBJECT,
    actor: operator,
    action: decision,
    facts: { from: row.amount, to: amount },
  });
  return termsFor(tx.runner, operator);
}
