/** As much of a gateway as a lender can see from outside, made from the contract alone. One application at a time. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { CryptoKey } from 'jose';
import { exportJWK, FlattenedSign, flattenedVerify, generateKeyPair, importJWK } from 'jose';
import * as z from 'zod/mini';
import { listProducts } from '#contract/applications/catalogue.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { audienceOf, LENDER_CALLS } from '#contract/lenders/calls.ts';
import type { LenderMessage, LinkedDocument, MessageKind } from '#contract/lenders/messages.ts';
import { MESSAGE_VERSION, SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import type {
  LenderCaseAction,
  LenderCaseState,
} from '#domain/lending/states/lender-case-states.ts';
import { lenderCaseEdge } from '#domain/lending/states/lender-case-states.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { PUBLIC_KEYS_FILE } from '#sample-lender/keys.ts';

const KEY_ID = 'fake-gateway-1';
const signedHeader = z.object({
  kid: z.string(),
  iss: z.string(),
  aud: z.string(),
  jti: z.string(),
});
const publicKeys = z.array(z.object({ lenderId: z.string(), keyId: z.string(), x: z.string() }));

type Delivery = {
  state: 'REQUESTED' | 'ISSUED' | 'PART_PAID' | 'PAID';
  amount: number;
  paid: number;
};

const STATUS_ACTIONS = {
  ACTION_REQUIRED: 'askForMore',
  AGREEMENT_PENDING: 'prepareAgreement',
  AGREED: 'agree',
  DISBURSEMENT_PENDING: 'prepareDisbursal',
  REJECTED: 'reject',
} as const satisfies Readonly<Record<string, LenderCaseAction>>;
const OFFER = { offer: randomUUID(), keyFactsHash: '0'.repeat(64), validUntil: 0 };
const seen = z.object({ requestId: z.string(), version: z.int() });

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Options = {
  readonly lenderId: string;
  readonly lenderFolder: string;
  readonly product: ProductVersion;
};

export async function startFakeGateway({ lenderId, lenderFolder, product }: Options) {
  const { publicKey, privateKey } = await generateKeyPair('Ed25519');
  const number = 'LA0000000011';
  const lenderCase: { state: LenderCaseState; version: number } = { state: 'CREATED', version: 1 };
  let delivery: Delivery | null = null;
  let position = 0;
  let isDown = false;
  const links = new Map<string, Uint8Array>();
  const answered = new Map<string, string>();
  const usedSignatures = new Set<string>();
  const done: string[] = [];
  const references: string[] = [];
  const contents = new Map<
    string,
    { document: Omit<LinkedDocument, 'token'>; bytes: Uint8Array }
  >();

  const linkTo = (id: string): LinkedDocument => {
    const current = contents.get(id);
    if (current === undefined) throw new Error('there is no such document');
    const token = randomBytes(32).toString('base64url');
    links.set(token, current.bytes);
    return { ...current.document, token };
  };
  /** A document of the borrower, with a link to it. */
  const addDocument = (kind: LinkedDocument['kind'], bytes: Uint8Array): LinkedDocument => {
    const id = randomUUID();
    const document = {
      document: id,
      kind,
      contentType: 'application/pdf',
      bytes: bytes.byteLength,
      sha256: digestOf(bytes),
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    };
    contents.set(id, { document, bytes });
    return linkTo(id);
  };

  const move = (action: LenderCaseAction): boolean => {
    const edge = lenderCaseEdge(action, lenderCase.state);
    if (edge === null) return false;
    lenderCase.state = edge.to;
    lenderCase.version += 1;
    return true;
  };
  const reply = () => ({ number, ...lenderCase });
  const withDelivery = () => ({ ...reply(), delivery });

  const pay = ({ amount, reference }: { amount: number; reference: string }): boolean => {
    if (delivery === null || delivery.paid + amount > delivery.amount) return false;
    delivery.paid += amount;
    references.push(reference);
    const isAll = delivery.paid === delivery.amount;
    delivery.state = isAll ? 'PAID' : 'PART_PAID';
    lenderCase.version += 1;
    return !isAll || move('disburse');
  };

  /** Carries out a changing call; null when it may not be. */
  const carryOut = (path: string, body: unknown): object | null => {
    switch (path) {
      case LENDER_CALLS.acknowledge.path:
        return move('acknowledge') ? reply() : null;
      case LENDER_CALLS.reportStatus.path: {
        const { status } = LENDER_CALLS.reportStatus.body.parse(body);
        return move(STATUS_ACTIONS[status]) ? reply() : null;
      }
      case LENDER_CALLS.makeOffer.path: {
        const { apr, amount, months } = LENDER_CALLS.makeOffer.body.parse(body);
        if (apr !== drawUpOffer(product, amount, months).apr) return null;
        return move('makeOffer') ? { ...reply(), ...OFFER } : null;
      }
      case LENDER_CALLS.issueDeliveryOrder.path:
        if (delivery?.state !== 'REQUESTED') return null;
        delivery.state = 'ISSUED';
        lenderCase.version += 1;
        return withDelivery();
      default:
        return pay(LENDER_CALLS.reportPayment.body.parse(body)) ? withDelivery() : null;
    }
  };

  /** The answer, the same for the same request; null where it is refused. */
  const changeOnce = (path: string, body: unknown): unknown => {
    const { requestId, version } = seen.parse(body);
    const before = answered.get(requestId);
    if (before !== undefined) return JSON.parse(before);
    const answer = version === lenderCase.version ? carryOut(path, body) : null;
    if (answer === null) return null;
    answered.set(requestId, JSON.stringify(answer));
    done.push(path);
    return answer;
  };

  const keyFor = async (kid: string) => {
    const text = readFileSync(join(lenderFolder, PUBLIC_KEYS_FILE), 'utf8');
    const key = publicKeys.parse(JSON.parse(text)).find(({ keyId }) => keyId === kid);
    return key === undefined
      ? null
      : importJWK({ kty: 'OKP', crv: 'Ed25519', x: key.x }, 'Ed25519');
  };
  const isSigned = async (path: `/${string}`, signature: string, bytes: Uint8Array) => {
    const [first = '', , last = ''] = signature.split('.');
    try {
      const header = signedHeader.parse(
        JSON.parse(Buffer.from(first, 'base64url').toString('utf8')),
      );
      const key = await keyFor(header.kid);
      if (key === null || header.iss !== lenderId || header.aud !== audienceOf(path)) {
        return false;
      }
      const input = { protected: first, payload: bytes, signature: last };
      await flattenedVerify(input, key, { algorithms: ['EdDSA'] });
      return !usedSignatures.has(header.jti) && usedSignatures.add(header.jti) !== null;
    } catch {
      return false;
    }
  };

  const app = new Hono();
  app.use(async (context, next) => (isDown ? context.json({}, 503) : next()));
  app.get('/.well-known/jwks.json', async (context) =>
    context.json({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'EdDSA' }] }),
  );
  app.post(listProducts.path, (context) =>
    context.json({ lenders: [], products: [product], catalogueHash: digestOf(new Uint8Array()) }),
  );
  for (const call of Object.values<GatewayCall>(LENDER_CALLS)) {
    app.post(call.path, async (context) => {
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const signature = context.req.header(SIGNATURE_HEADER) ?? '';
      const body = z.safeParse(call.body, JSON.parse(new TextDecoder().decode(bytes)));
      if (!body.success) return context.json({}, 400);
      if (!(await isSigned(call.path, signature, bytes))) return context.json({}, 401);
      if (call.path === LENDER_CALLS.lenderCase.path) {
        return context.json({ ...withDelivery(), offers: [] });
      }
      if (call.path === LENDER_CALLS.renewDocumentLinks.path) {
        return context.json({ documents: [...contents.keys()].map(linkTo) });
      }
      if (call.path === LENDER_CALLS.fetchLinkedDocument.path) {
        const { token } = LENDER_CALLS.fetchLinkedDocument.body.parse(body.data);
        const content = links.get(token);
        links.delete(token);
        return content === undefined
          ? context.json({}, 404)
          : context.body(new Uint8Array(content));
      }
      const answer = changeOnce(call.path, body.data);
      return answer === null ? context.json({}, 409) : context.json(answer);
    });
  }
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('no port');

  /** A message as the gateway writes it now. */
  const message = <Kind extends MessageKind>(
    kind: Kind,
    body: Extract<LenderMessage, { kind: Kind }>['body'],
  ) => {
    position += 1;
    return {
      kind,
      metadata: {
        version: MESSAGE_VERSION,
        messageId: randomUUID(),
        timestamp: new Date().toISOString(),
        lenderId,
        applicationNumber: number,
        position,
        case: { ...lenderCase },
      },
      body,
    };
  };
  /** Sends a message; `null` where the connection was closed without an answer. */
  const post = async (
    lenderUrl: string,
    content: object,
    changes: { readonly aud?: string; readonly by?: CryptoKey } = {},
  ): Promise<number | null> => {
    const body = JSON.stringify(content);
    const signed = await new FlattenedSign(new TextEncoder().encode(body))
      .setProtectedHeader({
        alg: 'EdDSA',
        b64: false,
        crit: ['b64'],
        kid: KEY_ID,
        iat: Math.floor(Date.now() / 1000),
        jti: randomUUID(),
        aud: changes.aud ?? lenderId,
      })
      .sign(changes.by ?? privateKey);
    const headers = {
      'Content-Type': 'application/json',
      [SIGNATURE_HEADER]: `${signed.protected ?? ''}..${signed.signature}`,
    };
    const url = `${lenderUrl}/lenders/${lenderId}/messages`;
    return fetch(url, { method: 'POST', headers, body }).then(
      ({ status }) => status,
      () => null,
    );
  };

  return {
    url: `http://127.0.0.1:${bound.port}`,
    number,
    lenderCase,
    /** The changing calls that were carried out, in order. */
    done,
    references,
    delivery: () => delivery,
    addDocument,
    /** Uses up every link that was given out. */
    spoilLinks: () => links.clear(),
    move,
    requestDelivery: (amount: number) => {
      delivery = { state: 'REQUESTED', amount, paid: 0 };
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    message,
    post,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type FakeGateway = Awaited<ReturnType<typeof startFakeGateway>>;
