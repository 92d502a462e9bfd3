import type { addContactUs, ReplyOf } from '#contract/gateway.ts';
import { keepMessage } from '#gateway/people/contact/keep-message.ts';
import type { MessageLimits, Sender } from '#gateway/people/contact/message-limits.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals, reply } from '#gateway/foundation/http/answers.ts';
import type { CallRequest } from '#gateway/foundation/http/call-request.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';
import { addressKey } from '#gateway/foundation/http/client-address.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import type { Slowing } from '#gateway/foundation/http/slowing.ts';
import { delayFor } from '#gateway/foundation/http/slowing.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

/** Messages per address without a delay. */
const FREE_MESSAGES = 5;

export type ContactLimits = {
  readonly perAccount: Limit;
  /** In a minute, stored or not. */
  readonly perAddress: Limit;
  readonly ofGateways: MessageLimits;
};

export type ContactDeps = {
  readonly store: Pick<Store, 'records' | 'doOnce'>;
  readonly keys: DataKeys;
  /** Null: no limit at all. */
  readonly limits: ContactLimits | null;
  readonly slowing: Slowing;
  /** Whether the disk has more free space than must be kept. */
  readonly hasRoom: () => Promise<boolean>;
};

type Braked =
  | { readonly ok: true; readonly sender: Sender }
  | { readonly ok: false; readonly refusal: Refusal };

export function addContactUsHandler(deps: ContactDeps): CallHandler<typeof addContactUs> {
  /** The sender's own limit. People who are signed in have theirs, whatever else comes from their address. */
  const brake = async (
    { perAccount, perAddress }: ContactLimits,
    { account, clientAddress }: CallRequest<typeof addContactUs>,
  ): Promise<Braked> => {
    if (account !== null) {
      const { userId } = account;
      const own = await perAccount.spend(userId);
      return own.isOver
        ? { ok: false, refusal: refusals.tooMany(own.retryAfterSeconds) }
        : { ok: true, sender: { kind: 'account', userId } };
    }
    const key = addressKey(clientAddress);
    const { spent, isOver, retryAfterSeconds } = await perAddress.spend(key);
    if (isOver) return { ok: false, refusal: refusals.tooMany(retryAfterSeconds) };
    const outcome = await deps.slowing.slow(key, delayFor(spent, FREE_MESSAGES));
    return outcome === 'crowded'
      ? { ok: false, refusal: refusals.crowded() }
      : { ok: true, sender: { kind: 'address', key, spent } };
  };

  return async (request) => {
    const { body, account, repeatMark } = request;
    if (!(await deps.hasRoom())) return refusals.unavailable();
    const { limits } = deps;
    const braked = limits === null ? null : await brake(limits, request);
    if (braked !== null && !braked.ok) return braked.refusal;
    const kept = await keepMessage(deps.store, deps.keys, {
      content: body,
      userId: account?.userId ?? null,
      mark: repeatMark,
      counted:
        limits === null || braked === null
          ? null
          : { limits: limits.ofGateways, sender: braked.sender },
    });
    if (typeof kept === 'object') return kept;
    if (kept === 'other') return refusals.otherBody();
    return reply({ responseStatus: { statusCode: 0 } } satisfies ReplyOf<typeof addContactUs>);
  };
}
