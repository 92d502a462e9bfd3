import { applicationEdge } from '#domain/lending/states/application-states.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { ownerOf, touchApplication } from '#gateway/lending/applications/find-application.ts';
import type { Actor } from '#gateway/foundation/audit/audit.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';

/**
 * Lets an application that waited for its borrower go on with the lenders when nothing is asked for any longer. Gives the
 * application as it is then.
 */
export async function returnToLenders(
  tx: Change,
  application: ApplicationRow,
  actor: Actor,
): Promise<ApplicationRow> {
  const edge = applicationEdge('dropRequest', application.state);
  if (edge === null || application.returns_to !== 'WITH_LENDER') return application;
  const open = await tx.runner
    .selectFrom('change_requests')
    .select('id')
    .where('application_id', '=', application.id)
    .where('answered_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) return application;
  const version = await touchApplication(tx, application, { state: edge.to, returns_to: null });
  await tx.audit({
    subject: ownerOf(application.id),
    actor,
    action: edge.action,
    facts: { from: application.state, to: edge.to, version },
  });
  return { ...application, state: edge.to, returns_to: null, version };
}
