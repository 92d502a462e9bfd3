/** What the load's clients were told: which of their calls were done, were not, or may have been. */
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';

/** Milliseconds: longer than nginx waits for a gateway. */
const ANSWER_TIMEOUT = 90_000;
/** Milliseconds before a call is made again. People wait as long as Retry-After says; this load is in a hurry. */
const PAUSE = 1_000;

/** `silent`: no answer came at all. `wrong`: one that nobody should get. */
export type Kind = 'done' | 'declined' | 'refused' | 'unknown' | 'silent' | 'wrong';
export type Heard = { readonly at: number; readonly kind: Kind; readonly what: string };

export type Call = {
  readonly path: string;
  /** Its request ID or idempotency key, by which it can be repeated. */
  readonly mark: string | null;
  readonly token: string | null;
  readonly heard: Heard[];
  /** What was answered in the end. */
  reply: string | null;
  /** Whether its client went away without an answer that it was done. */
  isGivenUp: boolean;
};

/**
 * Whether a call was done, as far as its client knows. Once a call may have been done, a later plain 503 changes nothing: it
 * speaks of its own try.
 */
export function endOf({
  heard,
}: Call): 'acknowledged' | 'refused' | 'unknown' | 'declined' | 'begun' {
  const kinds = heard.map(({ kind }) => kind);
  if (kinds.includes('done')) return 'acknowledged';
  if (kinds.at(-1) === 'declined') return 'declined';
  if (kinds.length === 0) return 'begun';
  return kinds.every((kind) => kind === 'refused') ? 'refused' : 'unknown';
}

const refusal = z.object({ message: z.string(), outcome: z.optional(z.literal('unknown')) });
const marked = z.object({ requestId: z.string() });

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a 503 says. */
function refusedAs(answer: Response, text: string): Kind {
  const said = refusal.safeParse(read(text));
  if (answer.status !== 503 || !said.success) return 'wrong';
  if (!/^\d+$/.test(answer.headers.get('Retry-After') ?? '')) return 'wrong';
  return said.data.outcome === 'unknown' ? 'unknown' : 'refused';
}

const kindOf = (answer: Response, text: string): Kind =>
  answer.ok ? 'done' : answer.status < 500 ? 'declined' : refusedAs(answer, text);

export type Journal = ReturnType<typeof newJournal>;

export function newJournal(address: string) {
  const calls: Call[] = [];

  const begin = (path: string, init: RequestInit): Call => {
    const headers = new Headers(init.headers);
    const body = marked.safeParse(typeof init.body === 'string' ? read(init.body) : null);
    const call: Call = {
      path,
      mark: headers.get('Idempotency-Key') ?? (body.success ? body.data.requestId : null),
      token: headers.get('Authorization'),
      heard: [],
      reply: null,
      isGivenUp: false,
    };
    calls.push(call);
    return call;
  };

  /** One try. null: no answer came. */
  const attempt = async (call: Call, init: RequestInit): Promise<Response | null> => {
    const note = (kind: Kind, what: string) =>
      call.heard.push({ at: performance.now(), kind, what });
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
      const answer = await fetch(address + call.path, { ...init, signal });
      const bytes = await answer.arrayBuffer();
      const text = new TextDecoder().decode(bytes);
      const kind = kindOf(answer, text);
      if (kind === 'done') call.reply = text;
      note(kind, kind === 'done' ? '' : `${answer.status} ${text.slice(0, 200)}`);
      return new Response(bytes, { status: answer.status, headers: answer.headers });
    } catch (error) {
      note('silent', error instanceof Error ? `${error.message} ${String(error.cause)}` : '');
      return null;
    }
  };

  return {
    calls,
    begin,
    attempt,
    /** Makes a call until it is answered, with the same bytes each time. */
    async request(path: string, init: RequestInit): Promise<Response> {
      const call = begin(path, init);
      for (;;) {
        const answer = await attempt(call, init);
        if (answer !== null && answer.status < 500) return answer;
        await wait(PAUSE);
      }
    },
  };
}
