import type { ApplicationId } from '#domain/ids.ts';
import type { Selectable } from 'kysely';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import type {
  LenderCaseAction,
  LenderCaseEdge,
} from '#domain/lending/states/lender-case-states.ts';
import { lenderCaseEdge } from '#domain/lending/states/lender-case-states.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { notFound, ownerOf } from '#gateway/lending/applications/find-application.ts';
import type { Actor, AuditEvent } from '#gateway/foundation/audit/audit.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { clockOfCase } from '#gateway/lending/service-levels/clocks.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

export type CaseRow = Selectable<Tables['lender_cases']>;

export type LockedCase = { readonly application: ApplicationRow; readonly lenderCase: CaseRow };

/** 409 with what the case is now. */
export const staleCase = ({ state, version }: Pick<CaseRow, 'state' | 'version'>) =>
  refuse('case-changed', 'This case has changed meanwhile. Here is how it is now.', {
    current: { state, version },
  });

/** The cases of an application, by their lenders. */
export const casesOf = (runner: Runner, applicationId: ApplicationId): Promise<CaseRow[]> =>
  runner
    .selectFrom('lender_cases')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('lender_id')
    .execute();

/**
 * A lender's case with its application, whose row is locked until the change ends: every change of a case takes this lock
 * first. Refuses with 404, in the same words, where there is none, it is another lender's, or it was not handed over.
 */
export async function lockCase(
  records: Records,
  { runner }: Change,
  lenderId: string,
  number: string,
): Promise<LockedCase> {
  const query = runner
    .selectFrom('applications')
    .selectAll()
    .where('number', '=', number)
    .where('handed_over_at', 'is not', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('lender_cases')
        .select('lender_cases.application_id')
        .where('lender_cases.lender_id', '=', lenderId),
    );
  const application = await records.forChange(query).executeTakeFirst();
  if (application === undefined) throw new Refused(notFound());
  const lenderCase = await runner
    .selectFrom('lender_cases')
    .selectAll()
    .where('application_id', '=', application.id)
    .where('lender_id', '=', lenderId)
    .executeTakeFirstOrThrow();
  return { application, lenderCase };
}

/** As `lockCase`; refuses with 409 and the current state when it has changed since `version`. */
export async function lockSeenCase(
  records: Records,
  tx: Change,
  lenderId: string,
  { number, version }: { readonly number: string; readonly version: number },
): Promise<LockedCase> {
  const found = await lockCase(records, tx, lenderId, number);
  if (found.lenderCase.version !== version) throw new Refused(staleCase(found.lenderCase));
  return found;
}

type Move = {
  readonly action: LenderCaseAction;
  readonly actor: Actor;
  readonly facts?: AuditEvent['facts'];
};

/** The edge that somebody's action takes; refuses with 409 where the case's state has none for them. */
export function requireCaseEdge(
  lenderCase: CaseRow,
  action: LenderCaseAction,
  { role }: Actor,
): LenderCaseEdge {
  const edge = lenderCaseEdge(action, lenderCase.state);
  if (edge === null || !edge.who.includes(role)) throw new Refused(staleCase(lenderCase));
  return edge;
}

/** Takes an edge of the table of states, with its audit; refuses with 409 where the case's state has none. */
export async function moveCase(
  tx: Change,
  lenderCase: CaseRow,
  { action, actor, facts = {} }: Move,
  changes: Partial<Pick<CaseRow, 'acknowledged_at' | 'reason'>> = {},
): Promise<CaseRow> {
  const edge = requireCaseEdge(lenderCase, action, actor);
  const clock = await clockOfCase(tx, lenderCase, edge.to);
  const moved = {
    ...lenderCase,
    ...changes,
    ...clock,
    state: edge.to,
    version: lenderCase.version + 1,
    changed_at: tx.at,
  };
  await write(
    tx.runner,
    tx.runner
      .updateTable('lender_cases')
      .set({ ...changes, ...clock, state: moved.state, version: moved.version, changed_at: tx.at })
      .where('application_id', '=', lenderCase.application_id)
      .where('lender_id', '=', lenderCase.lender_id),
  );
  await tx.audit({
    subject: ownerOf(lenderCase.application_id),
    actor,
    action: `case.${action}`,
    facts: { lender: lenderCase.lender_id, from: lenderCase.state, to: edge.to, ...facts },
  });
  return moved;
}

/** Opens a case for the lender of each product; the application is locked. */
export async function openCases(
  { runner, at }: Change,
  applicationId: ApplicationId,
  chosen: readonly Pick<MatchedProduct, 'lender' | 'product' | 'version'>[],
): Promise<void> {
  await write(
    runner,
    runner.insertInto('lender_cases').values(
      chosen.map(({ lender, product, version }) => ({
        application_id: applicationId,
        lender_id: lender.id,
        product_id: product.id,
        product_version: version,
        state: 'CREATED',
        changed_at: at,
      })),
    ),
  );
}
