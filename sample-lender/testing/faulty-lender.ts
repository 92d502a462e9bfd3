/** A lender's system that makes the mistakes it is told to make. It remembers nothing once it has stopped. */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { JSONWebKeySet } from 'jose';
import { createLocalJWKSet, decodeProtectedHeader, flattenedVerify } from 'jose';
import * as z from 'zod/mini';
import {
  audienceOf,
  fetchLinkedDocument,
  lenderCase,
  renewDocumentLinks,
  reportPayment,
} from '#contract/lenders/calls.ts';
import { lenderMessage, SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { LenderKey } from '#sample-lender/keys.ts';
import { afterMessage, asSeen, withLinks, type LenderCase } from '#sample-lender/lender-case.ts';
import { callOf, nextStep } from '#sample-lender/next-step.ts';
import { signBody } from '#sample-lender/signatures.ts';
import { UNSTEERED } from '#sample-lender/steering.ts';

export const FAULTS = [
  'ignores-the-audience',
  'ignores-the-age',
  'takes-any-body',
  'begins-twice',
  'keeps-the-first-keys',
  'makes-new-request-ids',
  'uses-signatures-twice',
  'trusts-documents',
  'states-another-apr',
  'pays-early',
  'goes-on-after-the-end',
  'takes-any-signature',
  'gives-no-receipt',
  'repeats-what-is-outdated',
] as const;
export type Fault = (typeof FAULTS)[number];

type Options = {
  readonly gatewayUrl: string;
  readonly key: LenderKey;
  readonly product: ProductVersion;
  readonly faults: ReadonlySet<Fault>;
};

const MAX_AGE = 300;
const PAUSE = 15;
/** Tries of one step, so that a mistake does not go on for ever. */
const MAX_TRIES = 24;

const marks = z.object({
  metadata: z.object({ messageId: z.string(), applicationNumber: z.string() }),
});
const caseMarks = z.object({ state: z.string(), version: z.int() });

export async function startFaultyLender({ gatewayUrl, key, product, faults }: Options) {
  const has = (fault: Fault) => faults.has(fault);
  const cases = new Map<string, LenderCase>();
  const seen = new Set<string>();
  const working = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let keySet: JSONWebKeySet | null = null;

  const keysOfGateway = async (kid: string | undefined): Promise<JSONWebKeySet> => {
    const isKnown = keySet?.keys.some((each) => each.kid === kid) === true;
    if (keySet === null || (!isKnown && !has('keeps-the-first-keys'))) {
      const response = await fetch(`${gatewayUrl}/.well-known/jwks.json`);
      keySet = z
        .object({ keys: z.array(z.looseObject({ kty: z.string() })) })
        .parse(await response.json());
    }
    return keySet;
  };
  const isSigned = async (signature: string, payload: Uint8Array): Promise<boolean> => {
    if (has('takes-any-signature')) return true;
    const [first = '', , last = ''] = signature.split('.');
    try {
      const { kid } = decodeProtectedHeader({ protected: first });
      const keys = createLocalJWKSet(await keysOfGateway(kid));
      const input = { protected: first, payload, signature: last };
      const { protectedHeader } = await flattenedVerify(input, keys, { algorithms: ['EdDSA'] });
      const { aud, iat } = z.object({ aud: z.string(), iat: z.number() }).parse(protectedHeader);
      const isYoung = Math.abs(Date.now() / 1000 - iat) <= MAX_AGE;
      return (
        (aud === key.lenderId || has('ignores-the-audience')) && (isYoung || has('ignores-the-age'))
      );
    } catch {
      return false;
    }
  };

  const post = async (path: `/${string}`, body: string, signature: string) => {
    const response = await fetch(gatewayUrl + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
    });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  /** Repeats until there is an answer; null where this lender is stopped first. */
  const call = async (path: `/${string}`, content: object) => {
    let body = JSON.stringify(content);
    let signature = await signBody(key, audienceOf(path), body);
    for (let tries = 0; tries < MAX_TRIES * MAX_TRIES && !stopping.signal.aborted; tries += 1) {
      const answer = await post(path, body, signature).catch(() => null);
      // Nothing else is done on 409 where a signature was used twice: it is signed again.
      const isReplay = answer?.status === 409 && codeIn(answer.bytes) === 'signature-used';
      if (answer !== null && answer.status < 500 && !isReplay) return answer;
      await wait(PAUSE);
      if (has('makes-new-request-ids') && 'requestId' in content) {
        body = JSON.stringify({ ...content, requestId: randomUUID() });
      }
      if (!has('uses-signatures-twice') || isReplay) {
        signature = await signBody(key, audienceOf(path), body);
      }
    }
    return null;
  };
  const read = async (number: string) => {
    const answer = await call(lenderCase.path, { number });
    const found = caseMarks.safeParse(jsonIn(answer?.bytes));
    return found.success ? lenderCase.reply.safeParse(jsonIn(answer?.bytes)).data : undefined;
  };

  const fetchOne = async (
    current: LenderCase,
    { document, token, sha256 }: LenderCase['documents'][number],
  ) => {
    const { number } = current;
    const answer = await call(fetchLinkedDocument.path, { number, token });
    const digest = createHash('sha256')
      .update(answer?.bytes ?? '')
      .digest('hex');
    if (answer?.status === 200 && (digest === sha256 || has('trusts-documents'))) {
      const documents = current.documents.map((each) =>
        each.document === document ? { ...each, isChecked: true } : each,
      );
      cases.set(number, { ...current, documents });
      return;
    }
    const links = await call(renewDocumentLinks.path, { number });
    const renewed = renewDocumentLinks.reply.safeParse(jsonIn(links?.bytes));
    if (renewed.success) cases.set(number, withLinks(current, renewed.data.documents));
  };

  const payEarly = async ({ number, version, delivery }: LenderCase) => {
    if (!has('pays-early') || delivery === null) return;
    await call(reportPayment.path, {
      requestId: randomUUID(),
      number,
      version,
      amount: delivery.amount,
      reference: 'EARLY00000001',
      paidOn: '2026-11-27',
    });
  };

  const goOn = async (number: string): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES && !stopping.signal.aborted; tries += 1) {
      const current = cases.get(number);
      const step =
        current === undefined
          ? null
          : nextStep(current, product, { ...UNSTEERED, asksForMore: false });
      if (current === undefined || step === null) return;
      if (step.kind === 'fetchDocument') {
        await fetchOne(current, step.document);
        continue;
      }
      const { path } = callOf(step);
      if (step.kind === 'makeOffer' && has('states-another-apr')) {
        await call(path, { ...step.body, requestId: randomUUID(), apr: step.body.apr + 1 });
      }
      const answer = await call(path, step.body);
      const now = cases.get(number);
      if (answer === null || (now === undefined && !has('goes-on-after-the-end'))) return;
      if (has('repeats-what-is-outdated') && answer.status === 409 && tries < MAX_TRIES / 2)
        continue;
      const state = await read(number);
      if (state === undefined) return;
      const delivery = state.delivery ?? now?.delivery ?? null;
      const updated = { ...asSeen(now ?? current, state), delivery };
      if (now !== undefined) cases.set(number, updated);
      if (step.kind === 'issueDeliveryOrder') await payEarly(updated);
    }
  };
  const wake = (number: string) => {
    const before = working.get(number) ?? Promise.resolve();
    working.set(
      number,
      before.then(() => goOn(number)),
    );
  };

  const app = new Hono();
  app.post('/messages', async (context) => {
    const body = new Uint8Array(await context.req.arrayBuffer());
    const signature = context.req.header(SIGNATURE_HEADER) ?? '';
    if (!(await isSigned(signature, body))) return context.json({}, 401);
    const message = lenderMessage.safeParse(jsonIn(body));
    const found = marks.safeParse(jsonIn(body));
    if (!message.success && !has('takes-any-body')) return context.json({}, 400);
    const { messageId = '', applicationNumber = '' } = found.data?.metadata ?? {};
    const isNew = !seen.has(messageId);
    seen.add(messageId);
    if (message.success && (isNew || (has('begins-twice') && message.data.kind === 'package'))) {
      const next = afterMessage(cases.get(applicationNumber) ?? null, message.data);
      if (next === null && !has('goes-on-after-the-end')) cases.delete(applicationNumber);
      if (next !== null) cases.set(applicationNumber, next);
      if (!isNew) {
        // What it did before has other request IDs, by its version.
        await call(
          callOf({
            kind: 'acknowledge',
            body: { requestId: '', number: '', version: 1, messageId },
          }).path,
          {
            requestId: randomUUID(),
            number: applicationNumber,
            version: 1,
            messageId,
          },
        );
      }
      wake(applicationNumber);
    }
    return context.json(has('gives-no-receipt') ? {} : { messageId });
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('no port');
  return {
    address: `http://127.0.0.1:${bound.port}/messages`,
    async stop() {
      stopping.abort();
      server.close();
      server.closeAllConnections();
      await Promise.all(working.values());
    },
  };
}

function jsonIn(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function codeIn(bytes: Uint8Array): string | null {
  const found = z.object({ code: z.string() }).safeParse(jsonIn(bytes));
  return found.success ? found.data.code : null;
}
