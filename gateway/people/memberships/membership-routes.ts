import { acceptMembership, myMemberships } from '#contract/applications/memberships.ts';
import { changeDealerDuty } from '#contract/dealers/lead-work.ts';
import { allowNewPassword, invite } from '#contract/operators/memberships.ts';
import { reply } from '#gateway/foundation/http/answers.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { routesFor } from '#gateway/people/memberships/member-route.ts';
import {
  acceptInvited,
  changeDealerDutyOf,
  inviteMember,
  membershipsOfAccount,
} from '#gateway/people/memberships/memberships.ts';
import { allowNewPassword as allowNewPasswordOf } from '#gateway/people/memberships/new-passwords.ts';
import { actorOf, provesBoth } from '#gateway/people/memberships/staff.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** Who works for whom: calls of operators, and of people about their own memberships. */
export function membershipRoutes(records: Records, callDeps: CallDeps) {
  const { ofPerson, ofMember, once } = routesFor(records, callDeps);
  return [
    ofMember(invite, 'operator', (request, operator) =>
      once(invite, request, async (tx) => ({
        membership: await inviteMember(records, tx, actorOf(operator), request.body),
      })),
    ),
    ofMember(allowNewPassword, 'operator', (request, operator) =>
      once(allowNewPassword, request, (tx) =>
        allowNewPasswordOf(records, tx, actorOf(operator), request.body.membership),
      ),
    ),
    ofMember(changeDealerDuty, 'dealer', (request, member) =>
      once(changeDealerDuty, request, (tx) =>
        changeDealerDutyOf(records, tx, member, request.body),
      ),
    ),
    ofPerson(myMemberships, async ({ account, sessionProof, memberships }) => {
      const elsewhere = memberships.filter((each) => each.isElsewhere).map(({ id }) => id);
      return reply({
        memberships: await membershipsOfAccount(records.db, account.userId),
        isSignedInWithBoth: sessionProof !== null && provesBoth(sessionProof),
        ...(elsewhere.length > 0 && { elsewhere }),
      });
    }),
    ofPerson(acceptMembership, (request) =>
      once(acceptMembership, request, async (tx) => ({
        membership: await acceptInvited(
          records,
          tx,
          request.account.userId,
          request.body.membership,
        ),
      })),
    ),
  ] as const;
}
