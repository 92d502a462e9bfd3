import type { UserId } from '#domain/ids.ts';
import { DAY_MS } from '#domain/days.ts';
import type { Refusal } from '#gateway/foundation/http/answers.ts';
import { refusals } from '#gateway/foundation/http/answers.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { tallyKey } from '#gateway/foundation/http/limits.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { addToTallies } from '#gateway/foundation/store/tallies.ts';

/** How many messages all gateways of the store take together. */
export type MessageLimits = {
  readonly perMinute: number;
  /** 0: no limit on a day. */
  readonly perDay: number;
};

const A_MINUTE = 60_000;

/**
 * Parts of each limit. One address has a tenth at most: a showroom, or a mobile network that thousands share, sends a few
 * in a minute, and six noisy addresses do not leave the first half. The second half is for people who are signed in and
 * for addresses that have sent hardly anything. Its last fifth of all is for people who are signed in alone: addresses are
 * cheap, accounts need a phone each.
 */
const SHARE_OF_ADDRESS = 0.1;
const SHARE_OF_ACCOUNT = 0.01;
const SHARE_OF_BUSY = 0.5;
const SHARE_OF_QUIET = 0.8;
/** An address is quiet up to this part of the limit, and up to this many messages. */
const QUIET_SHARE = 0.01;
const LEAST_QUIET = 5;

const part = (most: number, share: number, least = 1) => Math.max(least, Math.floor(most * share));

/** How many messages one address may send in a window of so many. */
export const mostOfAddress = (most: number): number => part(most, SHARE_OF_ADDRESS, LEAST_QUIET);

/** Who sends a message; an address with what it has sent, or tried to, in this minute. */
export type Sender =
  | { readonly kind: 'account'; readonly userId: UserId }
  | { readonly kind: 'address'; readonly key: string; readonly spent: number };

const isQuiet = (spent: number, most: number) => spent <= part(most, QUIET_SHARE, LEAST_QUIET);

/** Up to which count a sender may add to a window. */
function mostFor(sender: Sender, spent: number, most: number): number {
  if (sender.kind === 'account') return most;
  return part(most, isQuiet(spent, most) ? SHARE_OF_QUIET : SHARE_OF_BUSY);
}

type Counting = { readonly records: Pick<Records, 'now'>; readonly runner: Runner };

/**
 * Counts one message, in the transaction that stores it: what is not stored is not counted. Throws `Refused` when there
 * are too many.
 */
export async function countMessage(
  { records, runner }: Counting,
  { perMinute, perDay }: MessageLimits,
  sender: Sender,
): Promise<void> {
  const who = sender.kind === 'account' ? sender.userId : sender.key;
  const own = tallyKey(`contact-day-${sender.kind}:${who}`);
  const minute = tallyKey('contact-minute');
  const day = tallyKey('contact-day');
  const ofADay = (key: string) => ({ key, points: 1, windowMs: DAY_MS });
  const ofAMinute = { key: minute, points: 1, windowMs: A_MINUTE };
  const found = await addToTallies(
    { runner, now: records.now },
    perDay === 0 ? [ofAMinute] : [ofADay(own), ofAMinute, ofADay(day)],
  );
  const refuseBeyond = (
    key: string,
    most: number,
    refusal: (retryAfterSeconds: number) => Refusal,
  ) => {
    const tally = found.get(key);
    if (tally === undefined || tally.points <= most) return tally?.points ?? 0;
    throw new Refused(refusal(Math.max(1, Math.ceil(tally.msLeft / 1000))));
  };
  const ofSender =
    sender.kind === 'account' ? part(perDay, SHARE_OF_ACCOUNT, LEAST_QUIET) : mostOfAddress(perDay);
  const ownOfDay = refuseBeyond(own, ofSender, refusals.tooMany);
  const ownOfMinute = sender.kind === 'account' ? 0 : sender.spent;
  refuseBeyond(minute, mostFor(sender, ownOfMinute, perMinute), refusals.overwhelmed);
  refuseBeyond(day, mostFor(sender, ownOfDay, perDay), refusals.overwhelmed);
}
