import * as z from 'zod';
import { LANGUAGES } from '#domain/languages.ts';

/** `https://`, or `http://` to this machine alone. */
const address = z.string().refine((typed) => {
  const url = URL.parse(typed.replaceAll(/\{\w+\}/g, 'x'));
  if (url === null) return false;
  const isHere = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
}, 'must be an https:// address');

const name = z.string().regex(/^[A-Za-z][A-Za-z\d-]{0,63}$/, 'must be the name of a header');
const path = z.string().regex(/^(?:[\w-]+(?:\.[\w-]+)*)?$/, 'must be a path such as data.0.id');
const encoding = z.enum(['hex', 'base64']);
const codes = z.array(z.string()).default([]);
const inLanguages = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(z.enum(LANGUAGES), value);

const body = z.union([
  z.strictObject({ json: z.json() }),
  z.strictObject({ form: z.record(z.string(), z.string()) }),
]);

/** What a gateway signs, and in which header. `{body}` and `{timestamp}` (seconds since 1970) are filled in. */
const signature = z.strictObject({
  header: name,
  encoding,
  prefix: z.string().default(''),
  over: z.string().default('{body}'),
});

/** How what a provider posts is known to be its own: an HMAC over the body, or a secret in a header. */
const proof = z.union([
  z.strictObject({
    hmac: z.strictObject({ header: name, encoding, prefix: z.string().default('') }),
  }),
  z.strictObject({ secretIn: name }),
]);

const receipts = z.strictObject({
  proof,
  /** Where the list of receipts is in the body; without it the body is one. */
  list: path.optional(),
  id: path.optional(),
  reference: path.optional(),
  status: path,
  error: path.optional(),
  /** What the provider's words for a status mean; others are ignored. */
  states: z.record(z.string(), z.enum(['accepted', 'delivered', 'read', 'failed'])),
  waitMinutes: z.int().min(1).max(1440).default(10),
});

const replies = z.strictObject({
  list: path.optional(),
  from: path,
  text: path,
  /** When it was written, in seconds or milliseconds since 1970. */
  at: path.optional(),
});

export const smsSettings = z.strictObject({
  request: z.strictObject({
    method: z.enum(['POST', 'PUT', 'GET']).default('POST'),
    url: address,
    headers: z.record(name, z.string()).default({}),
    body: body.optional(),
    signature: signature.optional(),
  }),
  answer: z.strictObject({
    /** Where the message's ID is; `{ "pattern": "…" }` for answers that are not JSON, with the ID as its only group. */
    id: z.union([path, z.strictObject({ pattern: z.string() })]),
    /** For gateways that answer 200 to what they refuse: where they say whether they took it, and how. */
    accepted: z.strictObject({ at: path, values: z.array(z.string()).min(1) }).optional(),
    error: path.optional(),
    /** Codes of errors: this message will never be taken; nothing is taken now; the person wants none. */
    permanent: codes,
    busy: codes,
    optedOut: codes,
  }),
  receipts: receipts.optional(),
  replies: replies.optional(),
  /** TRAI's registration: of the sender, and the six letters under which it sends. */
  principalEntityId: z.string().regex(/^\d{10,25}$/, 'must be the digits of the registration'),
  header: z.string().regex(/^[A-Z\d]{3,11}$/, 'must be the registered header, such as RINSET'),
  /** Paise for each part of a message: 160 characters, or 70 in Hindi. */
  paise: z.int().min(0).max(100_000).default(0),
  /** By event, and by language: the ID of the registered template, and its text where it is not the portal's own. */
  templates: z.record(
    z.string(),
    inLanguages(
      z.strictObject({
        id: z.string().regex(/^\d{5,25}$/, 'must be the digits of the template'),
        text: z
          .string()
          .max(600)
          .refine((text) => text.includes('{link}'), 'must have {link} in it')
          .optional(),
      }),
    ),
  ),
});
export type SmsSettings = z.output<typeof smsSettings>;

export const whatsappSettings = z.strictObject({
  url: address.default('https://graph.facebook.com'),
  version: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v23.0'),
  phoneNumberId: z.string().regex(/^\d{5,25}$/, 'must be the digits of the number’s ID'),
  waitMinutes: z.int().min(1).max(1440).default(10),
  paise: z.int().min(0).max(100_000).default(0),
  /** By event, and by language: the approved template, and what its variables are. */
  templates: z.record(
    z.string(),
    inLanguages(
      z.strictObject({
        name: z.string().regex(/^[a-z\d_]{1,512}$/, 'must be the name of the template'),
        code: z.string().regex(/^[a-z]{2,3}(?:_[A-Z]{2})?$/, 'must be a code such as en or hi'),
        /** Of the text, in order. */
        variables: z.array(z.enum(['number', 'link'])).default(['number', 'link']),
      }),
    ),
  ),
});
export type WhatsappSettings = z.output<typeof whatsappSettings>;
