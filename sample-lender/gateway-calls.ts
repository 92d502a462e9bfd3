import { createHash } from 'node:crypto';
import { generateKeyPair } from 'jose';
import * as z from 'zod/mini';
import { listProducts } from '#contract/applications/catalogue.ts';
import { audienceOf, fetchLinkedDocument } from '#contract/lenders/calls.ts';
import { SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { LenderKey } from '#sample-lender/keys.ts';
import type { MadeCall } from '#sample-lender/ledger.ts';
import { signBody, signByNobody } from '#sample-lender/signatures.ts';
import type { Steering } from '#sample-lender/steering.ts';

/** Milliseconds. */
const TIMEOUT = 15_000;
/** Bytes; what is longer is a document. */
const MAX_STANDING = 64 * 1024;

/** No answer, or one that says to try again: the call is repeated later. */
export class TryLater extends Error {}

export type Answer = { readonly status: number; readonly bytes: Uint8Array };

/** Who makes a call, and in which application. */
export type Place = { readonly lenderId: string; readonly number: string };

export type GatewayCallsDeps = {
  readonly gatewayUrl: string;
  readonly keys: ReadonlyMap<string, LenderKey>;
  readonly note: (made: MadeCall) => void;
  readonly steering: () => Steering;
};

/** The calls of the fictional lenders, each signed with the lender's own key. */
export function gatewayCalls({ gatewayUrl, keys, note, steering }: GatewayCallsDeps) {
  const send = async (
    place: Place,
    { path }: GatewayCall,
    body: string,
    signature: string,
    manner: string,
  ): Promise<Answer> => {
    const answer = await fetchAnswer(gatewayUrl + path, body, { [SIGNATURE_HEADER]: signature });
    note({ ...place, call: path, manner, status: answer.status, standing: standingIn(answer) });
    return answer;
  };

  const sendForged = async (
    place: Place,
    key: LenderKey,
    to: GatewayCall,
    body: string,
    by: 'key' | 'none',
  ) => {
    const foreign = async () => ({
      ...key,
      key: (await generateKeyPair('Ed25519')).privateKey,
    });
    const signature =
      by === 'none'
        ? signByNobody(key, audienceOf(to.path))
        : await signBody(await foreign(), audienceOf(to.path), body);
    await send(place, to, body, signature, `forged-${by}`);
  };

  return {
    /** Signs and sends. Throws `TryLater` when there is no answer, or none that is about the call itself. */
    async call(place: Place, to: GatewayCall, content: unknown, manner = 'right'): Promise<Answer> {
      const key = keys.get(place.lenderId);
      if (key === undefined) throw new Error(`there is no key of ${place.lenderId}`);
      const body = JSON.stringify(content);
      const { forges, replays } = steering();
      if (forges !== null) await sendForged(place, key, to, body, forges);
      const signature = await signBody(key, audienceOf(to.path), body);
      const answer = await send(place, to, body, signature, manner);
      if (replays) await send(place, to, body, signature, 'replayed');
      if ([401, 408, 425, 429].includes(answer.status) || answer.status >= 500) {
        throw new TryLater(`${to.path} was answered with ${answer.status}`);
      }
      return answer;
    },

    /** A version of a product as published; null when it is not, or is no longer. */
    async product(id: string, version: number): Promise<ProductVersion | null> {
      const answer = await fetchAnswer(gatewayUrl + listProducts.path, '{}', {});
      if (answer.status !== 200) throw new TryLater('the catalogue is not to be had');
      const { products } = readReply(listProducts, answer);
      return products.find((each) => each.productId === id && each.version === version) ?? null;
    },
  };
}

export type GatewayCalls = ReturnType<typeof gatewayCalls>;

const standing = z.object({
  state: z.string(),
  delivery: z.optional(z.nullable(z.object({ state: z.string() }))),
});

/** The present state that an answer gives, in the words of the tables of states; empty if it gives none. */
function standingIn({ status, bytes }: Answer): string {
  if (status !== 200 || bytes.byteLength > MAX_STANDING) return '';
  const read = z.safeParse(standing, jsonIn(bytes));
  if (!read.success) return '';
  const { state, delivery } = read.data;
  return delivery === undefined || delivery === null
    ? `case ${state}`
    : `case ${state}, delivery ${delivery.state}`;
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // A document is not JSON.
    return null;
  }
}

async function fetchAnswer(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    throw new TryLater('the gateway does not answer');
  }
}

/** The reply of a call that was done. Throws if it violates the contract. */
export const readReply = <Call extends GatewayCall>(
  to: Call,
  { bytes }: Answer,
): z.output<Call['reply']> =>
  z.parse<Call['reply']>(to.reply, JSON.parse(new TextDecoder().decode(bytes)));

/** Fetches a document by its link; gives whether it came, and is what was announced. */
export async function fetchesDocument(
  calls: GatewayCalls,
  place: Place,
  { token, sha256 }: { readonly token: string; readonly sha256: string },
): Promise<'as-announced' | 'other' | 'not-there'> {
  const answer = await calls.call(place, fetchLinkedDocument, { number: place.number, token });
  if (answer.status !== 200) return 'not-there';
  const found = createHash('sha256').update(answer.bytes).digest('hex');
  return found === sha256 ? 'as-announced' : 'other';
}
