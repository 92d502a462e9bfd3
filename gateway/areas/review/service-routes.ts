import {
  contactMessages,
  jobs,
  retention,
  saveMessageStatus,
  verifyAuditPart,
} from '#contract/operators/service.ts';
import { dashboard } from '#contract/operators/dashboard.ts';
import {
  messagesPage,
  noteRefusalShown,
  saveStatus,
} from '#gateway/people/contact/handle-messages.ts';
import { dashboardOf } from '#gateway/areas/dashboard/dashboard.ts';
import type { DashboardFigures } from '#gateway/areas/dashboard/kept-figures.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallSurroundings } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import { jobsPage } from '#gateway/upkeep/privacy/list-jobs.ts';
import type { RetentionTerms } from '#gateway/upkeep/retention/retention-classes.ts';
import { showRetention } from '#gateway/upkeep/retention/show-retention.ts';
import { verifyPart } from '#gateway/areas/review/verify-audit-part.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { DocumentNeeds } from '#gateway/lending/documents/document-needs.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

type ServiceNeeds = {
  readonly records: Records;
  readonly keys: DataKeys;
  readonly retention: RetentionTerms;
  readonly figures: DashboardFigures;
  readonly documents: Pick<DocumentNeeds, 'scan' | 'isVaultOwn'>;
};

/** What operators see of the service itself. */
export function serviceRoutes(needs: ServiceNeeds, surroundings: CallSurroundings) {
  const { records } = needs;
  const { ofMember, once } = routesFor(records, surroundings);
  return [
    ofMember(jobs, 'operator', async ({ body }) => reply(await jobsPage(records.db, body))),
    ofMember(retention, 'operator', async () =>
      reply(await showRetention(records, needs.retention)),
    ),
    ofMember(contactMessages, 'operator', ({ body }, operator) =>
      messagesPage(needs, actorOf(operator), body),
    ),
    ofMember(saveMessageStatus, 'operator', async (request, operator) => {
      const actor = actorOf(operator);
      const answer = await once(saveMessageStatus, request, (tx) =>
        saveStatus(needs, tx, actor, request.body),
      );
      return noteRefusalShown(records, actor, request.body.id, answer);
    }),
    ofMember(verifyAuditPart, 'operator', ({ body }) => verifyPart(needs, body)),
    ofMember(dashboard, 'operator', async ({ body }) =>
      reply(dashboardOf(await needs.figures.of(body.period), needs.documents)),
    ),
  ] as const;
}
