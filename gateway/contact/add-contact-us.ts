import type { addContactUs, ReplyOf } from '#contract/gateway.ts';
import type { Refusal } from '#gateway/http/answers.ts';
import { refusals, reply } from '#gateway/http/answers.ts';
import type { CallHandler, CallRequest } from '#gateway/http/call-route.ts';
import { addressKey } from '#gateway/http/client-address.ts';
import type { Limit } from '#gateway/http/limits.ts';
import type { Slowing } from '#gateway/http/slowing.ts';
import { delayFor } from '#gateway/http/slowing.ts';
import type { Store } from '#gateway/store/store.ts';

/** Messages per address without a delay. */
const FREE_MESSAGES = 5;
const EVERYBODY = 'everybody';

export type ContactLimits = {
  readonly perAccount: Limit;
  readonly perAddress: Limit;
  readonly ofGateway: Limit;
};

export type ContactNeeds = {
  readonly store: Store;
  /** Null: no limit at all. */
  readonly limits: ContactLimits | null;
  readonly slowing: Slowing;
  /** Whether the disk has more free space than must be kept. */
  readonly hasRoom: () => Promise<boolean>;
};

export function addContactUsHandler(needs: ContactNeeds): CallHandler<typeof addContactUs> {
  const refuseOverLimit = async (
    limits: ContactLimits,
    { account, clientAddress }: CallRequest<typeof addContactUs>,
  ): Promise<Refusal | null> => {
    if (account !== null) {
      const own = await limits.perAccount.spend(account.userId);
      if (own.isOver) return refusals.tooMany(own.retryAfterSeconds);
    }
    const all = await limits.ofGateway.spend(EVERYBODY);
    if (all.isOver) return refusals.overwhelmed(all.retryAfterSeconds);
    // Addresses are only slowed: a whole mobile network may share one.
    const address = addressKey(clientAddress);
    const { spent } = await limits.perAddress.spend(address);
    const outcome = await needs.slowing.slow(address, delayFor(spent, FREE_MESSAGES));
    return outcome === 'crowded' ? refusals.crowded() : null;
  };

  return async (request) => {
    const { body, account, repeatMark } = request;
    if (!(await needs.hasRoom())) return refusals.unavailable();
    const refused = needs.limits === null ? null : await refuseOverLimit(needs.limits, request);
    if (refused !== null) return refused;
    const state = await needs.store.addContactMessage(
      { ...body, id: crypto.randomUUID(), userId: account?.userId ?? null },
      repeatMark,
    );
    if (state === 'other') return refusals.otherBody();
    return reply({ responseStatus: { statusCode: 0 } } satisfies ReplyOf<typeof addContactUs>);
  };
}
