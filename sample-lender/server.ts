import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { lenderMessage, SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import type { Ledger } from '#sample-lender/ledger.ts';
import type { SampleLender } from '#sample-lender/lenders.ts';
import type { KeysOfGateway } from '#sample-lender/signatures.ts';
import { isFromGateway } from '#sample-lender/signatures.ts';
import { steering } from '#sample-lender/steering.ts';
import type { Worker } from '#sample-lender/worker.ts';

/** Bytes of a message. */
const MAX_MESSAGE = 256 * 1024;

type Bound = { Bindings: HttpBindings };

export type ServerDeps = {
  readonly lenders: readonly SampleLender[];
  readonly ledger: Ledger;
  readonly worker: Worker;
  readonly keysOfGateway: KeysOfGateway;
};

export function lenderApp({ lenders, ledger, worker, keysOfGateway }: ServerDeps): Hono<Bound> {
  /** Messages that are being answered now. */
  let inHand = 0;
  const app = new Hono<Bound>();
  app.get('/', (context) =>
    context.json({ about: 'Fictional lenders, to try the portal with.', lenders }),
  );

  app.use('/lenders/*', async (_context, next) => {
    inHand += 1;
    try {
      await next();
    } finally {
      inHand -= 1;
    }
  });
  app.post('/lenders/:lenderId/messages', async (context) => {
    const { delay, away } = ledger.steering();
    if (delay > 0) await wait(delay);
    if (away === 'before-keeping') return hangUp(context);
    const lenderId = context.req.param('lenderId');
    if (lenders.every(({ id }) => id !== lenderId)) return context.json({}, 404);
    const body = new Uint8Array(await context.req.arrayBuffer());
    if (body.byteLength > MAX_MESSAGE) return context.json({}, 413);
    const signature = context.req.header(SIGNATURE_HEADER) ?? '';
    const isSigned = await isFromGateway(signature, body, lenderId, keysOfGateway).catch(
      () => null,
    );
    // The gateway's keys cannot be had just now: it sends the message again.
    if (isSigned === null) return context.json({}, 503);
    if (!isSigned) return context.json({ message: 'This is not signed by the gateway.' }, 401);
    const read = z.safeParse(lenderMessage, readJson(body));
    if (!read.success || read.data.metadata.lenderId !== lenderId) {
      return context.json({ message: 'This is no message for this lender.' }, 400);
    }
    const { messageId, applicationNumber } = read.data.metadata;
    ledger.take(read.data);
    worker.wake(lenderId, applicationNumber);
    return away === 'after-keeping' ? hangUp(context) : context.json({ messageId });
  });

  // Only for this machine's tests; a page of another origin cannot send JSON here.
  app.post('/steer', async (context) => {
    if (context.req.header('Content-Type') !== 'application/json') return context.json({}, 415);
    const change: unknown = await context.req.json();
    const read = z.safeParse(z.partial(steering), change);
    if (!read.success) return context.json({ message: z.prettifyError(read.error) }, 400);
    const given = Object.entries(read.data).filter(([name]) => isNamedIn(change, name));
    const steered = steering.parse({ ...ledger.steering(), ...Object.fromEntries(given) });
    ledger.steer(steered);
    worker.wakeAll();
    return context.json(steered);
  });
  app.get('/seen', (context) =>
    context.json({
      inHand,
      messages: ledger.messages(),
      calls: ledger.calls(),
      cases: ledger
        .cases()
        .map(({ lenderId, number, state, version, askedFor, delivery, documents }) => ({
          lenderId,
          number,
          state,
          version,
          askedFor,
          delivery,
          documents: documents.map(({ kind, isChecked }) => ({ kind, isChecked })),
        })),
    }),
  );
  app.onError((error, context) => {
    process.stderr.write(`${String(error)}\n`);
    return context.json({}, 503);
  });
  return app;
}

const isNamedIn = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

/** Closes the connection without an answer. */
function hangUp(context: Context<Bound>): Response {
  context.env.incoming.socket.destroy();
  return context.body(null);
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
