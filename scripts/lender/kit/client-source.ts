import { compile } from 'json-schema-to-typescript';
import * as z from 'zod/mini';
import type { GatewayCall } from '#contract/gateway.ts';
import { fetchLinkedDocument, GATEWAY_NAME, LENDER_CALLS } from '#contract/lenders/calls.ts';
import { lenderMessage, SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import { MAX_AGE } from '#scripts/lender/signed-call.ts';

type JsonSchema = Parameters<typeof compile>[0];

/** A schema as a TypeScript type of that name, without what only a validator needs. */
async function typeOf(name: string, schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io });
  // JSON Schema is JSON: what zod gives and what the library takes are the same.
  const read: JsonSchema = JSON.parse(JSON.stringify(described));
  return compile(read, name, {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { singleQuote: true, printWidth: 100 },
  });
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

async function typesOf(name: string, call: GatewayCall): Promise<string> {
  const body = await typeOf(`${capital(name)}Body`, call.body, 'input');
  return call === fetchLinkedDocument
    ? body
    : `${body}\n${await typeOf(`${capital(name)}Reply`, call.reply, 'output')}`;
}

const methodOf = (name: string, call: GatewayCall): string =>
  call === fetchLinkedDocument
    ? `    ${name}: async (body: ${capital(name)}Body): Promise<Uint8Array> => send('${call.path}', body),`
    : `    ${name}: async (body: ${capital(name)}Body): Promise<${capital(name)}Reply> =>
      read(await send('${call.path}', body)),`;

/** A client for a lender's system in one TypeScript file, which needs Node alone. */
export async function clientSource(): Promise<string> {
  // A system that takes messages at an address has no inbox.
  const { inbox: _inbox, ...others } = LENDER_CALLS;
  const calls = Object.entries<GatewayCall>(others);
  const types: string[] = [];
  for (const [name, call] of calls) types.push(await typesOf(name, call));
  types.push(await typeOf('LenderMessage', lenderMessage, 'output'));
  const methods = calls.map(([name, call]) => methodOf(name, call));
  return `${HEAD}\n${types.join('\n')}\n${clientWith(methods)}`;
}

const HEAD = `/**
 * A client for RinSetu's gateway, made by \`npm run lender:kit\` from the gateway's contract. Needs Node 20 or later and no package.
 * Money is in whole paise, and moments are in ISO 8601.
 */
import { createPublicKey, randomUUID, sign, verify } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
`;

const clientWith = (methods: readonly string[]) => `
const SIGNATURE_HEADER = '${SIGNATURE_HEADER}';
const GATEWAY = '${GATEWAY_NAME}';
/** Seconds by which a message may be older or newer than this clock. */
const MAX_AGE = ${MAX_AGE};
const TIMEOUT = 15_000;

export type Settings = {
  /** Such as https://gateway.example, without a slash at its end. */
  readonly gatewayUrl: string;
  readonly lenderId: string;
  /** The ID under which operators registered the public key. */
  readonly keyId: string;
  /** Ed25519. */
  readonly privateKey: KeyObject;
};

/** The gateway refuses a call. \`code\` says why, \`current\` how the record is now, where the code has one. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly current: unknown;

  constructor(status: number, code: string, current: unknown, message: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.current = current;
  }
}

/** There is no answer, or one that says to wait: make the same call again later, with the same \`requestId\`. */
export class TryLater extends Error {}

/** Signs the bytes of a body for one call. Each signature is valid once. */
export function signBody(
  { lenderId, keyId, privateKey }: Settings,
  path: string,
  body: Uint8Array,
): string {
  const header = {
    alg: 'EdDSA',
    b64: false,
    crit: ['b64'],
    kid: keyId,
    iss: lenderId,
    aud: GATEWAY + path,
    iat: Math.floor(Date.now() / 1000),
    jti: randomUUID(),
  };
  const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
  const signed = sign(null, Buffer.concat([Buffer.from(\`\${encoded}.\`), body]), privateKey);
  return \`\${encoded}..\${signed.toString('base64url')}\`;
}

/** The gateway's calls. Each throws \`Refused\` or \`TryLater\`. */
export function gatewayClient(settings: Settings) {
  const send = async (path: string, content: object): Promise<Uint8Array> => {
    const body = Buffer.from(JSON.stringify(content));
    const response = await fetch(settings.gatewayUrl + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [SIGNATURE_HEADER]: signBody(settings, path, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error: unknown) => {
      throw new TryLater(\`\${path} is not answered\`, { cause: error });
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.ok) return bytes;
    if ([408, 425, 429].includes(response.status) || response.status >= 500) {
      throw new TryLater(\`\${path} is answered with \${response.status}\`);
    }
    const { code = '', current = null, message = '' } = refusalIn(bytes);
    throw new Refused(response.status, code, current, \`\${path}: \${message}\`);
  };
  const read = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));
  return {
${methods.join('\n')}
  };
}

function refusalIn(bytes: Uint8Array): { code?: string; current?: unknown; message?: string } {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}

/** The gateway's public keys. Keep them, and call this again when a message names a \`kid\` that is not among them. */
export async function fetchKeys(gatewayUrl: string): Promise<readonly JsonWebKey[]> {
  const response = await fetch(\`\${gatewayUrl}/.well-known/jwks.json\`, { redirect: 'error' });
  if (!response.ok) throw new TryLater(\`the gateway's keys: \${response.status}\`);
  const { keys }: { keys: JsonWebKey[] } = await response.json();
  return keys;
}

/** The ID of the key that a signature names; null where there is none. Nothing is verified yet. */
export function keyIdOf(signature: string): string | null {
  const { kid } = headerOf(signature);
  return typeof kid === 'string' ? kid : null;
}

/**
 * The message, if one of the keys has signed these very bytes for this lender within five minutes; null if not: answer
 * 401 then. Answer 200 with \`{ messageId }\` once the message is stored.
 */
export function readMessage(
  signature: string,
  body: Uint8Array,
  { lenderId, keys }: { readonly lenderId: string; readonly keys: readonly JsonWebKey[] },
): LenderMessage | null {
  const [encoded = '', empty, last = '', ...more] = signature.split('.');
  const { alg, b64, kid, iss, aud, iat } = headerOf(signature);
  const key = keys.find((each) => each['kid'] === kid);
  const isYoung = typeof iat === 'number' && Math.abs(Date.now() / 1000 - iat) <= MAX_AGE;
  if (key === undefined || empty !== '' || more.length > 0 || alg !== 'EdDSA' || b64 !== false) {
    return null;
  }
  if (iss !== GATEWAY || aud !== lenderId || !isYoung) return null;
  const signed = Buffer.concat([Buffer.from(\`\${encoded}.\`), body]);
  const publicKey = createPublicKey({ format: 'jwk', key });
  if (!verify(null, signed, publicKey, Buffer.from(last, 'base64url'))) return null;
  return JSON.parse(new TextDecoder().decode(body));
}

function headerOf(signature: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(signature.split('.')[0] ?? '', 'base64url').toString('utf8'));
  } catch {
    return {};
  }
}
`;
