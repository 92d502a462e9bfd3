import { report } from '#contract/operators/reports.ts';
import { readReport } from '#gateway/areas/reports/read-report.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** What is counted of the service, for whoever runs it and for regulators. */
export const reportRoutes = (records: Records, callDeps: CallDeps) =>
  [
    routesFor(records, callDeps).ofMember(report, 'operator', ({ body }, operator) =>
      readReport(records, actorOf(operator), body),
    ),
  ] as const;
