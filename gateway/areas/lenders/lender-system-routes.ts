import {
  addLenderKey,
  decideLenderKey,
  decideLenderSystem,
  lenderSystems,
  revokeLenderKey,
  saveLenderSystem,
} from '#contract/operators/lender-systems.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { decideAddress, saveAddress } from '#gateway/areas/lenders/lender-addresses.ts';
import { moveKey, proposeKey, systemsOf } from '#gateway/areas/lenders/lender-systems.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import { actorOf } from '#gateway/people/memberships/staff.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Where lenders take messages and which keys they sign with, as operators register it. */
export function lenderSystemRoutes(records: Records, callDeps: CallDeps) {
  const { ofMember, once } = routesFor(records, callDeps);
  return [
    ofMember(saveLenderSystem, 'operator', (request, operator) =>
      once(saveLenderSystem, request, (tx) =>
        saveAddress(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(decideLenderSystem, 'operator', (request, operator) =>
      once(decideLenderSystem, request, (tx) =>
        decideAddress(records, tx, actorOf(operator), request.body),
      ),
    ),
    ofMember(addLenderKey, 'operator', (request, operator) =>
      once(addLenderKey, request, (tx) => proposeKey(records, tx, actorOf(operator), request.body)),
    ),
    ofMember(decideLenderKey, 'operator', (request, operator) =>
      once(decideLenderKey, request, (tx) =>
        moveKey(records, tx, actorOf(operator), request.body, request.body.decision),
      ),
    ),
    ofMember(revokeLenderKey, 'operator', (request, operator) =>
      once(revokeLenderKey, request, (tx) =>
        moveKey(records, tx, actorOf(operator), request.body, 'revoke'),
      ),
    ),
    ofMember(lenderSystems, 'operator', async ({ body }, operator) =>
      reply(await systemsOf(records.db, body, operator.id)),
    ),
  ] as const;
}
