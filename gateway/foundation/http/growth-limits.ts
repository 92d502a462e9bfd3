/** How often one person may make each call that adds rows or bytes, so that nobody fills the disk for everybody. */
import type { Limited } from '#gateway/foundation/http/limited-calls.ts';
import { COUNTED_BY_CHANGE, LIMITED_CALLS } from '#gateway/foundation/http/limited-calls.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import type { Answer, Refusal } from '#gateway/foundation/http/answers.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { CallRequest, CountWithin } from '#gateway/foundation/http/call-request.ts';
import { answerBefore, markOf } from '#gateway/foundation/http/change-once.ts';
import { addressKey } from '#gateway/foundation/http/client-address.ts';
import type { Limit } from '#gateway/foundation/http/limits.ts';
import { storedLimit } from '#gateway/foundation/http/limits.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Store, Tally } from '#gateway/foundation/store/store.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { together } from '#gateway/foundation/store/together.ts';
import type { Counted } from '#gateway/foundation/store/tallies.ts';
import { counts } from '#gateway/foundation/store/tallies.ts';

/** Seconds. */
const A_MINUTE = 60;
const AN_HOUR = 60 * A_MINUTE;
const A_DAY = 24 * AN_HOUR;

/**
 * Does the work of a call if its caller has not made it too often; otherwise gives the refusal. The work is given what counts
 * the call, for the transaction of its change.
 */
export type WithinLimits = <Call extends GatewayCall>(
  call: Call,
  request: Pick<CallRequest<Call>, 'body' | 'account' | 'clientAddress'>,
  work: (count: CountWithin) => Promise<Answer>,
) => Promise<Answer>;

type Window = {
  readonly limit: Limit;
  readonly pointsOf: (body: object) => number;
  readonly code: keyof typeof WORDS;
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

const WORDS = {
  'too-often': 'That was too often in a short time.',
  'too-much-uploaded': 'That was too much to upload in a short time.',
} as const;

const tooOften = (code: keyof typeof WORDS, retryAfterSeconds: number): Refusal =>
  refuse(code, `${WORDS[code]} Please try again ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });

function windowsOf(store: Store, { call, anHour, aDay, bytesADay }: Limited): readonly Window[] {
  const window = (name: string, points: number, seconds: number) =>
    storedLimit(store, { name: `${name} ${call.path}`, points, seconds });
  const once = () => 1;
  // The longest first, so that whoever is refused hears how long it lasts.
  return [
    { limit: window('day', aDay, A_DAY), pointsOf: once, code: 'too-often' },
    ...(bytesADay === undefined
      ? []
      : [
          {
            limit: window('bytes', bytesADay, A_DAY),
            pointsOf: bytesIn,
            code: 'too-much-uploaded',
          } as const,
        ]),
    { limit: window('hour', anHour, AN_HOUR), pointsOf: once, code: 'too-often' },
  ];
}

/** What one request has spent, however often it is sent at the same time. */
type Spending = {
  readonly refused: Promise<Refusal | null>;
  isDone: boolean;
  waiting: number;
};

const giveBack = async (windows: readonly Window[], key: string, body: object): Promise<void> => {
  for (const { limit, pointsOf } of windows) await limit.giveBack(key, pointsOf(body));
};

/** Counts in every window; gives the refusal if there was not enough left in one. */
function count(
  store: Store,
  runner: Runner,
  windows: readonly Window[],
  key: string,
  body: object,
): Reading<Refusal | null> {
  const counted = windows.map(({ limit, pointsOf }) => limit.counted(key, pointsOf(body)));
  const counting = counts({ runner, now: store.records.now }, counted);
  return async (connection) => refusalOf(windows, counted, await counting(connection));
}

function refusalOf(
  windows: readonly Window[],
  counted: readonly Counted[],
  tallies: ReadonlyMap<string, Tally>,
): Refusal | null {
  for (const [index, { limit, code }] of windows.entries()) {
    const tally = tallies.get(counted[index]?.key ?? '');
    if (tally === undefined) throw new Error('a count was not returned');
    const { isOver, retryAfterSeconds } = limit.stateAfter(tally);
    if (isOver) return tooOften(code, retryAfterSeconds);
  }
  return null;
}

/** Spends of every window, or of none if there is not enough left in one: then gives the refusal. */
async function spend(
  store: Store,
  windows: readonly Window[],
  key: string,
  body: object,
): Promise<Refusal | null> {
  const { db } = store.records;
  const refused = await together(db, count(store, db, windows, key, body));
  if (refused !== null) await giveBack(windows, key, body);
  return refused;
}

/**
 * The limits of the table, counted in the store for all gateways. A person is known by their mobile number, so that
 * erasing an account and opening another gains nothing; a stranger by their address. Only what was done counts: a refused
 * call gives back what it spent, and a request that is sent again is counted once.
 */
export function growthLimits(store: Store): WithinLimits {
  const windowsOfCalls = new Map(
    LIMITED_CALLS.map((limited) => [limited.call.path, windowsOf(store, limited)]),
  );
  const underWay = new Map<string | symbol, Spending>();

  return async ({ path }, { body, account, clientAddress }, work) => {
    const windows = windowsOfCalls.get(path);
    if (windows === undefined || typeof body !== 'object' || body === null) return work(null);
    const key = account?.mobileNumber ?? addressKey(clientAddress);
    if (COUNTED_BY_CHANGE.has(path)) {
      let isCounted = false;
      const answer = await work((runner) => {
        isCounted = true;
        return count(store, runner, windows, key, body);
      });
      // Its handler does not make the change that was to count it.
      if (answer.status === 200 && !isCounted) throw new Error(`${path} was not counted`);
      return answer;
    }
    const request = hasRequestId(body) ? { path, userId: account?.userId ?? null, body } : null;
    if (request !== null && (await answerBefore(store.records, request)) !== null)
      return work(null);

    const mark = request === null ? null : markOf(request);
    const id = mark === null ? Symbol(path) : `${mark.key} ${mark.body}`;
    const spending = underWay.get(id) ?? {
      refused: spend(store, windows, key, body),
      isDone: false,
      waiting: 0,
    };
    underWay.set(id, spending);
    spending.waiting += 1;
    let refused: Refusal | null = null;
    let isRefused = false;
    try {
      refused = await spending.refused;
      const answer = refused ?? (await work(null));
      isRefused = answer.status !== 200;
      return answer;
    } finally {
      // Whether a call that failed was done nobody knows, so that it counts.
      spending.isDone ||= !isRefused;
      spending.waiting -= 1;
      if (spending.waiting === 0) {
        underWay.delete(id);
        if (refused === null && !spending.isDone) await giveBack(windows, key, body);
      }
    }
  };
}
