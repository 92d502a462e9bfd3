import type { MemberRole } from '#contract/applications/memberships.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { dealerPermissionOf } from '#gateway/people/memberships/dealer-permission-of.ts';
import { permissionOf } from '#gateway/people/memberships/permission-of.ts';
import type { Answer, Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals } from '#gateway/foundation/http/answers.ts';
import type { CallRequest, CountWithin } from '#gateway/foundation/http/call-request.ts';
import type { CallDeps } from '#gateway/foundation/http/call-route.ts';
import { admittedRoute, callRoute } from '#gateway/foundation/http/call-route.ts';
import type { Begin, Change } from '#gateway/foundation/http/change-once.ts';
import { changeBegunOnce, changeOnce } from '#gateway/foundation/http/change-once.ts';
import type { Member } from '#gateway/people/memberships/staff.ts';
import { dealerWith, memberOf } from '#gateway/people/memberships/staff.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { Account } from '#gateway/foundation/store/store.ts';

type FromPerson<Call extends GatewayCall> = CallRequest<Call> & { readonly account: Account };
type Once = {
  readonly body: { readonly requestId: string };
  readonly account: Account;
  readonly count: CountWithin;
};

/** Routes of calls that somebody makes for themselves, or as a member. */
export function routesFor(records: Records, callDeps: CallDeps) {
  const ofPerson = <Call extends GatewayCall>(
    call: Call,
    handle: (request: FromPerson<Call>) => Promise<Answer>,
  ) =>
    [
      call.path,
      callRoute(call, callDeps, async (request) => {
        const { account } = request;
        return account === null ? refusals.signInAgain() : handle({ ...request, account });
      }),
    ] as const;

  return {
    /** A call of whoever is signed in. */
    ofPerson,
    /** A call that is open only to members with the role; of operators and dealers, to those whose duties permit it. */
    ofMember: <Call extends GatewayCall>(
      call: Call,
      role: MemberRole,
      handle: (request: FromPerson<Call>, member: Member) => Promise<Answer>,
    ) => {
      const permission = role === 'operator' ? permissionOf(call) : null;
      const ofDealer = role === 'dealer' ? dealerPermissionOf(call) : null;
      return [
        call.path,
        admittedRoute(
          call,
          callDeps,
          async (caller) => dealerWith(await memberOf(caller, role, permission), ofDealer),
          async (request, member) => {
            const { account } = request;
            return account === null
              ? refusals.signInAgain()
              : handle({ ...request, account }, member);
          },
        ),
      ] as const;
    },
    /** Does the work once for the request ID in the body. */
    once: <Reply extends object>(
      { path }: GatewayCall,
      { body, account, count }: Once,
      work: (tx: Change) => Promise<Reply>,
      check?: () => Promise<Refusal | null>,
    ) => changeOnce(records, { path, userId: account.userId, body }, work, { check, count }),
    /** The same, with what is locked and read for it by what the request says alone. */
    onceBegun: <Begun, Reply extends object>(
      { path }: GatewayCall,
      { body, account, count }: Once,
      begin: Begin<Begun>,
      work: (tx: Change, begun: Begun) => Promise<Reply>,
      check?: () => Promise<Refusal | null>,
    ) =>
      changeBegunOnce(records, { path, userId: account.userId, body }, begin, work, {
        check,
        count,
      }),
  };
}
