/** As much of a gateway as a lender's system can see from outside, made from the contract alone. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { getRequestListener } from '@hono/node-server';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { CryptoKey } from 'jose';
import { base64url, exportJWK, FlattenedSign, generateKeyPair } from 'jose';
import * as z from 'zod/mini';
import { listProducts } from '#contract/applications/catalogue.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { GATEWAY_NAME, LENDER_CALLS } from '#contract/lenders/calls.ts';
import { SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Outcome, PretendApplication } from '#scripts/lender/pretend-application.ts';
import { digestOf, pretendApplication } from '#scripts/lender/pretend-application.ts';
import type { KeyById } from '#scripts/lender/public-keys.ts';
import { readJson, signatureFault } from '#scripts/lender/signed-call.ts';

const LOOPBACK = '127.0.0.1';
const JWKS_PATH = '/.well-known/jwks.json';
const ANSWERS_WITHIN = 5_000;

const marks = z.object({ number: z.string(), requestId: z.optional(z.string()) });
const versioned = z.object({ requestId: z.string(), version: z.int() });

/** A lender's call as it came, and what became of it. */
export type SeenCall = {
  readonly path: string;
  readonly number: string | null;
  readonly requestId: string | null;
  readonly text: string;
  /** What is wrong with its signature, or where its body breaks the contract. */
  readonly signatureFault: string | null;
  readonly bodyFault: string | null;
  /** `again`: answered as before, by its request ID. `held`: not answered, or with 503, on purpose. */
  readonly outcome: 'done' | 'again' | 'read' | 'refused' | 'held';
  readonly code: string | null;
  /** Whether a document that came with the wrong content had not been fetched again by then. */
  readonly isDocumentWrong: boolean;
};

type Bound = { Bindings: HttpBindings };
type Options = {
  readonly lenderId: string;
  readonly keyById: KeyById;
  readonly product: ProductVersion;
  /** 0 is any free one. */
  readonly port?: number;
  readonly host?: string;
};

/** How a message is spoilt on purpose. */
export type Spoilt = {
  readonly by?: CryptoKey;
  readonly aud?: string;
  /** Seconds by which the signature is older than it should be. */
  readonly age?: number;
  /** Sent in place of the body that was signed. */
  readonly sends?: object;
  readonly without?: 'signature' | 'algorithm';
};
/** A lender's answer to a message; `status` is null where there was none in time. */
export type MessageAnswer = { readonly status: number | null; readonly messageId: string | null };

const receipt = z.object({ messageId: z.string() });

export async function startPretendGateway({
  lenderId,
  keyById,
  product,
  port = 0,
  host = LOOPBACK,
}: Options) {
  const keyPair = async (kid: string) => ({ kid, ...(await generateKeyPair('Ed25519')) });
  const keys = [await keyPair('pretend-gateway-1')];
  const applications = new Map<string, PretendApplication>();
  const answered = new Map<string, string>();
  const usedSignatures = new Set<string>();
  const calls: SeenCall[] = [];
  /** By number and path. */
  const held = new Map<string, 'unavailable' | 'lost'>();
  /** Numbers of applications of which something changes just before the lender's next step. */
  const overtaken = new Set<string>();
  let isDown = false;

  const open = (number: string, asked: Paise | null): PretendApplication => {
    const application = pretendApplication({ lenderId, number, product, asked });
    applications.set(number, application);
    return application;
  };

  /** The answer, the same for the same request. */
  const changeOnce = (
    application: PretendApplication,
    path: string,
    body: unknown,
  ): { readonly outcome: Outcome; readonly isAgain: boolean } => {
    const { requestId, version } = versioned.parse(body);
    const before = answered.get(requestId);
    if (before !== undefined) {
      return { outcome: { ok: true, answer: JSON.parse(before) }, isAgain: true };
    }
    const { lenderCase, number } = application;
    if (path !== LENDER_CALLS.acknowledge.path && overtaken.delete(number)) application.moveOn();
    if (version !== lenderCase.version) {
      const refusal = {
        status: 409,
        code: 'case-changed',
        message: 'The case has changed meanwhile.',
        current: { ...lenderCase },
      } as const;
      return { outcome: { ok: false, refusal }, isAgain: false };
    }
    const outcome = application.carryOut(path, body);
    if (outcome.ok) answered.set(requestId, JSON.stringify(outcome.answer));
    return { outcome, isAgain: false };
  };

  const answerCall = async (context: Context<Bound>, call: GatewayCall): Promise<Response> => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const content = readJson(bytes);
    const found = z.safeParse(marks, content);
    const body = z.safeParse(call.body, content);
    const signature = context.req.header(SIGNATURE_HEADER);
    const { path } = call;
    const number = found.success ? found.data.number : '';
    const application = applications.get(number);
    const fault = await signatureFault(
      { lenderId, path, signature, bytes },
      keyById,
      usedSignatures,
    );
    const note = (outcome: SeenCall['outcome'], code: string | null = null) =>
      calls.push({
        path,
        number: found.success ? found.data.number : null,
        requestId: found.success ? (found.data.requestId ?? null) : null,
        text: new TextDecoder().decode(bytes),
        signatureFault: fault,
        bodyFault: body.success ? null : z.prettifyError(body.error),
        outcome,
        code,
        isDocumentWrong: application?.isDocumentWrong() ?? false,
      });
    const refuse = (
      status: 400 | 401 | 404 | 409,
      code: string,
      message: string,
      current?: object,
    ) => {
      note('refused', code);
      return context.json({ code, message, ...(current === undefined ? {} : { current }) }, status);
    };

    if (fault !== null) {
      return fault.startsWith('"jti"') && usedSignatures.size > 0
        ? refuse(409, 'signature-used', 'This signature was used before.')
        : refuse(401, 'not-signed', 'This is not signed by a key that is registered for you.');
    }
    if (!body.success) return refuse(400, 'invalid', 'The body breaks the contract.');
    if (held.get(`${number} ${path}`) === 'unavailable') {
      note('held');
      return context.json({ code: 'unavailable' }, 503, { 'Retry-After': '1' });
    }
    if (application === undefined) return refuse(404, 'not-there', 'There is no such application.');
    if (path === LENDER_CALLS.lenderCase.path) {
      note('read');
      return context.json(application.current());
    }
    if (path === LENDER_CALLS.renewDocumentLinks.path) {
      note('read');
      return context.json({ documents: application.documentLinks() });
    }
    if (path === LENDER_CALLS.fetchLinkedDocument.path) {
      const { token } = LENDER_CALLS.fetchLinkedDocument.body.parse(body.data);
      const document = application.fetchDocument(token);
      if (document === null) return refuse(409, 'link-ended', 'This link has been used.');
      note('read');
      return context.body(new Uint8Array(document));
    }
    const { outcome, isAgain } = changeOnce(application, path, body.data);
    if (!outcome.ok) {
      const { status, code, message, current } = outcome.refusal;
      return refuse(status, code, message, current);
    }
    if (held.delete(`${number} ${path}`)) {
      note('held');
      context.env.incoming.socket.destroy();
      return context.body(null);
    }
    note(isAgain ? 'again' : 'done');
    return context.json(outcome.answer);
  };

  const app = new Hono<Bound>();
  app.use(async (context, next) => (isDown ? context.json({}, 503) : next()));
  app.get(JWKS_PATH, async (context) =>
    context.json({
      keys: await Promise.all(
        keys.map(async ({ kid, publicKey }) => ({
          ...(await exportJWK(publicKey)),
          kid,
          alg: 'EdDSA',
        })),
      ),
    }),
  );
  app.post(listProducts.path, (context) =>
    context.json({ lenders: [], products: [product], catalogueHash: digestOf(new Uint8Array()) }),
  );
  for (const call of Object.values<GatewayCall>(LENDER_CALLS)) {
    app.post(call.path, (context) => answerCall(context, call));
  }
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('no port');

  const sign = async (body: string, { by, aud, age = 0, without }: Spoilt): Promise<string> => {
    const key = keys.at(-1);
    if (key === undefined) throw new Error('no key');
    const header = {
      alg: without === 'algorithm' ? 'none' : 'EdDSA',
      b64: false,
      crit: ['b64'],
      kid: key.kid,
      iss: GATEWAY_NAME,
      iat: Math.floor(Date.now() / 1000) - age,
      jti: randomUUID(),
      aud: aud ?? lenderId,
    };
    if (without === 'algorithm') return `${base64url.encode(JSON.stringify(header))}..`;
    const signed = await new FlattenedSign(new TextEncoder().encode(body))
      .setProtectedHeader(header)
      .sign(by ?? key.privateKey);
    return `${signed.protected ?? ''}..${signed.signature}`;
  };

  return {
    url: `http://${host}:${bound.port}`,
    open,
    /** Every call that came, in order. */
    calls: calls as readonly SeenCall[],
    /** Answers a call with 503 until it is let go, or carries it out once and loses the answer. */
    hold: (number: string, path: string, how: 'unavailable' | 'lost') =>
      void held.set(`${number} ${path}`, how),
    letGo: (number: string, path: string) => void held.delete(`${number} ${path}`),
    /** Changes the case just before the lender's next step after `acknowledge`, so that this step names an old version. */
    overtake: (number: string) => void overtaken.add(number),
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** Signs with a new key from now on; the ones before stay published. */
    addKey: async () => {
      keys.push(await keyPair(`pretend-gateway-${keys.length + 1}`));
    },
    /** Signs with the first key again. */
    useFirstKey: () => {
      keys.reverse();
    },
    /** Sends a message to the lender's address. */
    async post(address: string, content: object, spoilt: Spoilt = {}): Promise<MessageAnswer> {
      const body = JSON.stringify(content);
      const signature =
        spoilt.without === 'signature' ? {} : { [SIGNATURE_HEADER]: await sign(body, spoilt) };
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...signature },
          body: spoilt.sends === undefined ? body : JSON.stringify(spoilt.sends),
          signal: AbortSignal.timeout(ANSWERS_WITHIN),
          redirect: 'manual',
        });
        const read = z.safeParse(receipt, readJson(new Uint8Array(await response.arrayBuffer())));
        return { status: response.status, messageId: read.success ? read.data.messageId : null };
      } catch {
        return { status: null, messageId: null };
      }
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type PretendGateway = Awaited<ReturnType<typeof startPretendGateway>>;
