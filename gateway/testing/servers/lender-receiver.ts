import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { LenderMessage } from '#contract/lenders/messages.ts';
import { lenderMessage, SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import { TRACEPARENT_HEADER } from '#contract/traceparent.ts';
import { portOf } from '#gateway/foundation/http/server.ts';

/** How a lender's system may behave: as it should, or not. */
export type Behaviour =
  | 'receipt'
  | 'error'
  | 'hang'
  | 'close'
  | 'redirect'
  | 'nonsense'
  | 'other-message'
  | 'endless';

export type Received = {
  readonly body: Buffer;
  readonly signature: string;
  readonly message: LenderMessage;
  /** The trace that it is a part of; null where it names none. */
  readonly traceparent: string | null;
  /** When its first byte came, by a clock that only goes forward. */
  readonly begunAt: number;
};

const OTHER_ID = '00000000-0000-4000-8000-000000000000';

function endlessly(response: ServerResponse): void {
  const chunk = Buffer.alloc(16 * 1024, 32);
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
}

/** A lender's system on a free port of this machine, which notes what it gets. */
export async function startLenderReceiver() {
  const received: Received[] = [];
  const elsewhere: string[] = [];
  let behave: (message: LenderMessage) => Behaviour | Promise<Behaviour> = () => 'receipt';

  const answers: Readonly<
    Record<Behaviour, (response: ServerResponse, message: LenderMessage) => void>
  > = {
    receipt: (response, { metadata: { messageId } }) =>
      response.end(JSON.stringify({ messageId, thanks: true })),
    error: (response) => response.writeHead(500).end('{}'),
    hang: () => {},
    close: (response) => response.destroy(),
    redirect: (response) => response.writeHead(307, { Location: '/elsewhere' }).end(),
    nonsense: (response) => response.end('<html>'),
    'other-message': (response) => response.end(JSON.stringify({ messageId: OTHER_ID })),
    endless: endlessly,
  };

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const begunAt = performance.now();
    if (request.url !== '/messages') elsewhere.push(request.url ?? '');
    const body = await buffer(request);
    const message = lenderMessage.parse(JSON.parse(body.toString('utf8')));
    const signature = String(request.headers[SIGNATURE_HEADER.toLowerCase()]);
    const given = request.headers[TRACEPARENT_HEADER];
    const traceparent = typeof given === 'string' ? given : null;
    received.push({ body, signature, message, traceparent, begunAt });
    answers[await behave(message)](response, message);
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${portOf(server)}/messages`,
    received,
    /** Paths other than that of messages that somebody asked for. */
    elsewhere,
    /** Positions of the messages that came, in that order. */
    positions: () => received.map(({ message }) => message.metadata.position),
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
export type LenderReceiver = Awaited<ReturnType<typeof startLenderReceiver>>;
