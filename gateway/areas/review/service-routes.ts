import {
  contactMessages,
  jobs,
  retention,
  saveMessageStatus,
  verifyAuditPart,
} from '#contract/operators/service.ts';
import { serviceLevelFigures } from '#contract/operators/service-levels.ts';
import { dashboard } from '#contract/operators/dashboard.ts';
import {
  messagesPage,
  noteRefusalShown,
  saveStatus,
} from '#gateway/people/contact/handle-messages.ts';
import { countServiceLevels } from '#gateway/areas/dashboard/service-levels.ts';
import { dashboardOf } from '#gateway/areas/dashboard/dashboard.ts';
import type { DashboardFigures } from '#gateway/areas/dashboard/cached-figures.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import { jobsPage } from '#gateway/upkeep/privacy/list-jobs.ts';
import type { RetentionTerms } from '#gateway/upkeep/retention/retention-classes.ts';
import { showRetention } from '#gateway/upkeep/retention/show-retention.ts';
import { verifyPart } from '#gateway/areas/review/verify-audit-part.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { DocumentDeps } from '#gateway/lending/documents/document-deps.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

type ServiceDeps = {
  readonly records: Records;
  readonly keys: DataKeys;
  readonly retention: RetentionTerms;
  readonly figures: DashboardFigures;
  readonly documents: Pick<DocumentDeps, 'scan' | 'isVaultOwn'>;
};

/** What operators see of the service itself. */
export function serviceRoutes(deps: ServiceDeps, callDeps: CallDeps) {
  const { records } = deps;
  const { ofMember, once } = routesFor(records, callDeps);
  return [
    ofMember(jobs, 'operator', async ({ body }) => reply(await jobsPage(records.db, body))),
    ofMember(retention, 'operator', async () =>
      reply(await showRetention(records, deps.retention)),
    ),
    ofMember(contactMessages, 'operator', ({ body }, operator) =>
      messagesPage(deps, actorOf(operator), body),
    ),
    ofMember(saveMessageStatus, 'operator', async (request, operator) => {
      const actor = actorOf(operator);
      const answer = await once(saveMessageStatus, request, (tx) =>
        saveStatus(deps, tx, actor, request.body),
      );
      return noteRefusalShown(records, actor, request.body.id, answer);
    }),
    ofMember(verifyAuditPart, 'operator', ({ body }) => verifyPart(deps, body)),
    ofMember(serviceLevelFigures, 'operator', async ({ body }) =>
      reply(await countServiceLevels(records, body.period)),
    ),
    ofMember(dashboard, 'operator', async ({ body }) =>
      reply(dashboardOf(await deps.figures.of(body.period), deps.documents)),
    ),
  ] as const;
}
