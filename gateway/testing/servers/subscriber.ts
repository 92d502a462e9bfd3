import { createSecretKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { ConnectedEvent } from '#contract/connected/events.ts';
import { connectedEvent } from '#contract/connected/events.ts';
import { SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import { verifyDetached } from '#gateway/foundation/identity/detached-jws.ts';
import { portOf } from '#gateway/foundation/http/server.ts';

const header = z.object({ aud: z.string() });

/** How a subscriber may behave: take an event, answer with a status, be slow, or close the line without an answer. */
export type Behaving = 'take' | number | 'hang' | 'close';

type Options = {
  /** What it knows of the secrets of its subscriptions; those that it does not know are of no use to it. */
  readonly secrets: () => readonly string[];
  /** Its own clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly port?: number;
  readonly onEvent?: (event: ConnectedEvent) => void;
};

/**
 * A system that subscribes to events, as its developers might write one: it checks one of the signatures, takes each event
 * once by its ID, and answers 401 to what nobody signed.
 */
export async function startSubscriber({ secrets, now, port = 0, onEvent }: Options) {
  /** Each event once, in the order in which they came first. */
  const taken: ConnectedEvent[] = [];
  /** Everything that was sent, also again, as it came. */
  const received: { readonly body: string; readonly signature: string; readonly url: string }[] =
    [];
  let behave: (count: number) => Behaving = () => 'take';

  /** Whether one of the signatures is by a secret that is known. The audience is the subscription. */
  async function isSigned(signature: string, body: Uint8Array): Promise<boolean> {
    for (const one of signature.split(', ')) {
      const { aud } = header.parse(
        JSON.parse(Buffer.from(one.split('..')[0] ?? '', 'base64url').toString()),
      );
      for (const secret of secrets()) {
        const key = createSecretKey(Buffer.from(secret, 'utf8'));
        const terms = { aud, now: now(), algorithm: 'HS256', keyOf: async () => key } as const;
        if ((await verifyDetached(one, body, terms)).ok) return true;
      }
    }
    return false;
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const signature = String(request.headers[SIGNATURE_HEADER.toLowerCase()]);
    received.push({ body: body.toString('utf8'), signature, url: request.url ?? '' });
    const how = behave(received.length);
    if (how === 'hang') return;
    if (how === 'close') {
      response.destroy();
      return;
    }
    if (how !== 'take') {
      response.writeHead(how).end();
      return;
    }
    if (!(await isSigned(signature, body))) {
      response.writeHead(401).end();
      return;
    }
    const event = connectedEvent.parse(JSON.parse(body.toString('utf8')));
    if (!taken.some(({ id }) => id === event.id)) {
      taken.push(event);
      onEvent?.(event);
    }
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${portOf(server)}/events`,
    taken,
    received,
    /** `how` is given how many requests there were, with this one. */
    behave(how: typeof behave) {
      behave = how;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type Subscriber = Awaited<ReturnType<typeof startSubscriber>>;
