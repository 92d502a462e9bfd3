/** How often one person may make each call that adds rows or bytes, so that nobody fills the disk for everybody. */
import type { Limited } from '#gateway/http/limited-calls.ts';
import { LIMITED_CALLS } from '#gateway/http/limited-calls.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import type { Answer, Refusal } from '#gateway/http/answers.ts';
import { refuse } from '#gateway/http/answers.ts';
import type { CallRequest } from '#gateway/http/call-route.ts';
import { answerBefore } from '#gateway/http/change-once.ts';
import { addressKey } from '#gateway/http/client-address.ts';
import type { Limit } from '#gateway/http/limits.ts';
import { storedLimit } from '#gateway/http/limits.ts';
import type { Store } from '#gateway/store/store.ts';

/** Seconds. */
const A_MINUTE = 60;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;

/** Does the work of a call if its caller has not made it too often; otherwise gives the refusal. */
export type WithinLimits = <Call extends GatewayCall>(
  call: Call,
  request: Pick<CallRequest<Call>, 'body' | 'account' | 'clientAddress'>,
  work: () => Promise<Answer>,
) => Promise<Answer>;

type Window = {
  readonly limit: Limit;
  readonly pointsOf: (body: object) => number;
  readonly words: string;
};

const hasRequestId = (body: object): body is { readonly requestId: string } =>
  'requestId' in body && typeof body.requestId === 'string';

const bytesIn = (body: object): number =>
  'bytes' in body && typeof body.bytes === 'number' ? body.bytes : 0;

/** When to try again, in the largest unit that is not far off. */
function inWords(seconds: number): string {
  if (seconds <= A_MINUTE) return 'in a minute';
  if (seconds <= 2 * AN_HOUR) return `in ${Math.ceil(seconds / A_MINUTE)} minutes`;
  return `in ${Math.ceil(seconds / AN_HOUR)} hours`;
}

const tooOften = (words: string, retryAfterSeconds: number): Refusal =>
  refuse(429, `${words} Please try again ${inWords(retryAfterSeconds)}.`, { retryAfterSeconds });

const TOO_OFTEN = 'That was too often in a short time.';
const TOO_MUCH = 'That was too much to upload in a short time.';

function windowsOf(store: Store, { call, anHour, aDay, bytesADay }: Limited): readonly Window[] {
  const window = (name: string, points: number, seconds: number) =>
    storedLimit(store, { name: `${name} ${call.path}`, points, seconds });
  const once = () => 1;
  return [
    { limit: window('hour', anHour, AN_HOUR), pointsOf: once, words: TOO_OFTEN },
    { limit: window('day', aDay, A_DAY), pointsOf: once, words: TOO_OFTEN },
    ...(bytesADay === undefined
      ? []
      : [{ limit: window('bytes', bytesADay, A_DAY), pointsOf: bytesIn, words: TOO_MUCH }]),
  ];
}

/**
 * The limits of the table, counted in the store for all gateways. A person is known by their mobile number, so that
 * erasing an account and opening another gains nothing; a stranger by their address. Only what was done counts: a refused
 * call gives back what it spent, and one that was answered before is answered again.
 */
export function growthLimits(store: Store): WithinLimits {
  const windows = new Map(
    LIMITED_CALLS.map((limited) => [limited.call.path, windowsOf(store, limited)]),
  );
  return async ({ path }, { body, account, clientAddress }, work) => {
    const limits = windows.get(path);
    if (limits === undefined || typeof body !== 'object' || body === null) return work();
    const userId = account?.userId ?? null;
    const isRepeat =
      hasRequestId(body) && (await answerBefore(store.records, { path, userId, body })) !== null;
    if (isRepeat) return work();

    const key = account?.mobileNumber ?? addressKey(clientAddress);
    const spent: Window[] = [];
    const giveBack = async () => {
      for (const { limit, pointsOf } of spent) await limit.giveBack(key, pointsOf(body));
    };
    for (const window of limits) {
      const { isOver, retryAfterSeconds } = await window.limit.spend(key, window.pointsOf(body));
      spent.push(window);
      if (!isOver) continue;
      await giveBack();
      return tooOften(window.words, retryAfterSeconds);
    }
    const answer = await work();
    if (answer.status !== 200) await giveBack();
    return answer;
  };
}
