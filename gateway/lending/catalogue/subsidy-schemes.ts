import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { runningSchemes } from '#contract/dealers/leads.ts';
import type {
  endSubsidyScheme,
  saveSubsidyScheme,
  subsidySchemes,
} from '#contract/operators/subsidy-schemes.ts';
import { indianDayOf } from '#domain/days.ts';
import type { QuoteTerms } from '#domain/lending/quote.ts';
import { runsOn, subsidyScheme } from '#domain/lending/subsidy-schemes.ts';
import type { SubsidyScheme } from '#domain/lending/subsidy-schemes.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

const PAGE = 50;

const subjectOf = (id: string) => `subsidy-scheme:${id}`;

const schemeFrom = (row: Selectable<Tables['subsidy_schemes']>): SubsidyScheme =>
  z.parse(subsidyScheme, {
    scheme: row.id,
    names: JSON.parse(row.names),
    amount: row.amount,
    source: row.source,
    from: row.first_day,
    to: row.last_day,
  });

/** One page of all schemes, those saved last first. */
export async function schemesFrom(
  runner: Runner,
  { after }: BodyOf<typeof subsidySchemes>,
): Promise<ReplyOf<typeof subsidySchemes>> {
  const rows = await runner
    .selectFrom('subsidy_schemes')
    .selectAll()
    .$if(after !== null, (all) =>
      all.where((eb) =>
        eb(
          eb.refTuple('saved_at', 'id'),
          '<',
          eb
            .selectFrom('subsidy_schemes as last')
            .select(['last.saved_at', 'last.id'])
            .where('last.id', '=', after ?? '')
            .$asTuple('saved_at', 'id'),
        ),
      ),
    )
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return {
    schemes: page.map((row) => ({ ...schemeFrom(row), endedAt: row.ended_at })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** The schemes that a quote of this day may count on, in the order in which they began. */
export async function schemesRunning(
  runner: Runner,
  day: string,
): Promise<ReplyOf<typeof runningSchemes>> {
  const rows = await runner
    .selectFrom('subsidy_schemes')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('first_day', '<=', day)
    .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '>=', day)]))
    .orderBy('first_day')
    .orderBy('id')
    .execute();
  return { schemes: rows.map(schemeFrom) };
}

export async function keepScheme(
  tx: Change,
  actor: Actor,
  { names, amount, source, from, to }: BodyOf<typeof saveSubsidyScheme>['scheme'],
): Promise<ReplyOf<typeof saveSubsidyScheme>> {
  const id = randomUUID();
  await tx.runner
    .insertInto('subsidy_schemes')
    .values({
      id,
      names: JSON.stringify(names),
      amount,
      source,
      first_day: from,
      last_day: to,
      saved_at: tx.at,
      ended_at: null,
    })
    .execute();
  await tx.audit({ subject: subjectOf(id), actor, action: 'save-subsidy-scheme' });
  return { scheme: id };
}

/** Refuses with 404 or 409. */
export async function endScheme(
  tx: Change,
  actor: Actor,
  { scheme: id }: BodyOf<typeof endSubsidyScheme>,
): Promise<ReplyOf<typeof endSubsidyScheme>> {
  // This comes first: it locks the row, so that the scheme's audit has one writer.
  const { numUpdatedRows } = await tx.runner
    .updateTable('subsidy_schemes')
    .set({ ended_at: tx.at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    throw new Refused(
      (await findScheme(tx.runner, id)) === null
        ? refuse('no-such-scheme', 'There is no such scheme.')
        : refuse('scheme-ended', 'Somebody has ended this scheme already.'),
    );
  }
  await tx.audit({ subject: subjectOf(id), actor, action: 'end-subsidy-scheme' });
  return { scheme: id };
}

async function findScheme(
  runner: Runner,
  id: string,
): Promise<{ readonly scheme: SubsidyScheme; readonly isEnded: boolean } | null> {
  const row = await runner
    .selectFrom('subsidy_schemes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { scheme: schemeFrom(row), isEnded: row.ended_at !== null };
}

/** Refuses with 409 a quote whose subsidy is of no scheme, is not what the scheme pays, or whose scheme does not run today. */
export async function refuseOtherSubsidy(
  { runner, at }: Change,
  { subsidy }: Pick<QuoteTerms, 'subsidy'>,
): Promise<void> {
  if (subsidy === null) return;
  const found = 'scheme' in subsidy ? await findScheme(runner, subsidy.scheme) : null;
  if (found !== null) {
    const { from, to, ...paid } = found.scheme;
    const isRunning = !found.isEnded && runsOn({ from, to }, indianDayOf(at));
    if (isRunning && isDeepStrictEqual(paid, { ...subsidy })) return;
  }
  throw new Refused(
    refuse('scheme-not-running', 'This subsidy is of no scheme that runs today.', {
      current: { scheme: found?.scheme ?? null },
    }),
  );
}
