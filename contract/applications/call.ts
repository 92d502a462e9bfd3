/**
 * The reference gateway's calls beyond the five documented ones: POST with a strict JSON body. A call that creates or
 * changes something carries a `requestId`, and the `version` that the caller saw of a record that counts its changes.
 */
import * as z from 'zod/mini';
import type { GatewayCall } from '#contract/gateway.ts';
import { PHONE_PROOF_HEADER } from '#contract/gateway.ts';
import { APPLICATION_NUMBER } from '#domain/identifiers.ts';
import { LANGUAGES } from '#domain/languages.ts';

/** Chosen by the portal, and the same whenever it repeats a request: a UUID, or something else as long. */
export const requestId = z.string().check(z.regex(/^[!-~]{16,128}$/));
/** The number that people see and quote. */
export const applicationNumber = z.string().check(z.regex(APPLICATION_NUMBER));
/** Counts the changes of a record, from 1. */
export const recordVersion = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));
export const language = z.enum(LANGUAGES);
/** ID of a lender, a product or something else that a person named. */
export const slug = z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,63}$/));
/** The end of a link that a borrower asked for: 256 bits in base64url. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/));
/** What a guarantor is let in by for some hours, after a code to their phone: the link's token, when it ends, and a seal. */
export const guarantorPass = z.string().check(z.regex(/^[\w-]{43}\.\d{13}\.[\w-]{43}$/));
export const sha256Hex = z.string().check(z.regex(/^[\da-f]{64}$/));

/** An application, in the version that the sender saw. */
export const seenApplication = { number: applicationNumber, version: recordVersion };

type Terms = Pick<GatewayCall, 'path'> &
  Partial<Pick<GatewayCall, 'session' | 'phoneProofHeader' | 'limits' | 'maxBodyBytes'>>;

/**
 * A call by a signed-in person, unless the terms say otherwise. Repeating it does no harm. The annotation lets a bundle
 * leave out the calls that its pages do not make.
 */
/* @__NO_SIDE_EFFECTS__ */
export const call = <Body extends z.core.$ZodType, Reply extends z.core.$ZodType>(
  terms: Terms,
  body: Body,
  reply: Reply,
) =>
  ({
    session: 'required',
    phoneProofHeader: null,
    ...terms,
    repeatable: true,
    takesIdempotencyKey: false,
    body,
    reply,
  }) satisfies GatewayCall<Body, Reply>;

/** For calls that take a fresh phone proof (decision 5). */
export const withProof = { phoneProofHeader: PHONE_PROOF_HEADER } as const;
