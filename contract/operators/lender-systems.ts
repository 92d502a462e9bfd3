/** What operators register about lender systems. */
import * as z from 'zod/mini';
import { LENDER_KEY_STATES } from '#domain/lending/states/lender-key-states.ts';
import { lender } from '#domain/lending/catalogue/product.ts';
import { call, requestId, slug } from '#contract/applications/call.ts';

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Messages hold personal data: only this machine itself may be reached without encryption. */
export function isLenderAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

const systemUrl = z
  .string()
  .check(
    z.maxLength(200),
    z.refine(isLenderAddress, 'must be an https address, or an http one of this machine'),
  );

/** The `kid` of a lender's signatures. */
export const lenderKeyId = z.string().check(z.regex(/^[A-Za-z\d][\w.-]{0,63}$/));

/** `x` of an Ed25519 public key as a JWK: 32 bytes as base64url. */
export const ed25519Key = z.string().check(z.regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/));

const changedSystem = z.object({
  lenderId: slug,
  /** Where messages go now; null where the lender reads them in its inbox. */
  url: z.nullable(z.string()),
  /** The address that waits for another operator. */
  proposedUrl: z.nullable(z.string()),
});

/**
 * Proposes where a lender takes messages, replacing what was proposed before; it takes effect once another operator has
 * approved it. null ends the present address and any proposal immediately: messages then wait in the lender's inbox.
 */
export const saveLenderSystem = call(
  { path: '/operator-service/saveLenderSystem' },
  z.strictObject({ requestId, lenderId: slug, url: z.nullable(systemUrl) }),
  changedSystem,
);

/** Of another operator than the one who proposed. */
export const PROPOSAL_DECISIONS = ['approve', 'refuse'] as const;
export type ProposalDecision = (typeof PROPOSAL_DECISIONS)[number];

/** 403 for the operator who proposed it; 409 where another address is proposed now than `url`. */
export const decideLenderSystem = call(
  { path: '/operator-service/decideLenderSystem' },
  z.strictObject({
    requestId,
    lenderId: slug,
    url: systemUrl,
    decision: z.enum(PROPOSAL_DECISIONS),
  }),
  changedSystem,
);

const changedKey = z.object({
  lenderId: slug,
  keyId: lenderKeyId,
  state: z.enum(LENDER_KEY_STATES),
});

/** Proposes a key; it is valid once another operator has approved it. No ID and no key is ever used again. */
export const addLenderKey = call(
  { path: '/operator-service/addLenderKey' },
  z.strictObject({ requestId, lenderId: slug, keyId: lenderKeyId, x: ed25519Key }),
  changedKey,
);

/** 403 for the operator who proposed it. */
export const decideLenderKey = call(
  { path: '/operator-service/decideLenderKey' },
  z.strictObject({
    requestId,
    lenderId: slug,
    keyId: lenderKeyId,
    decision: z.enum(PROPOSAL_DECISIONS),
  }),
  changedKey,
);

/** Ends a key immediately. */
export const revokeLenderKey = call(
  { path: '/operator-service/revokeLenderKey' },
  z.strictObject({ requestId, lenderId: slug, keyId: lenderKeyId }),
  changedKey,
);

/** Every lender with its address and its keys, by ID. */
export const lenderSystems = call(
  { path: '/operator-service/lenderSystems' },
  z.strictObject({ after: z.nullable(slug) }),
  z.object({
    systems: z.array(
      z.object({
        lenderId: slug,
        lender,
        /** When the lender itself was last saved, in milliseconds since 1970. */
        changedAt: z.number(),
        url: z.nullable(z.string()),
        /** An address that waits for another operator. */
        proposal: z.nullable(
          z.object({
            url: z.string(),
            proposedBy: z.string(),
            isMine: z.boolean(),
            proposedAt: z.number(),
          }),
        ),
        keys: z.array(
          z.object({
            keyId: lenderKeyId,
            x: ed25519Key,
            state: z.enum(LENDER_KEY_STATES),
            /** IDs of operators' memberships. */
            proposedBy: z.string(),
            decidedBy: z.nullable(z.string()),
            /** Whether the caller proposed it: then somebody else must decide. */
            isMine: z.boolean(),
            /** Milliseconds since 1970. */
            changedAt: z.number(),
          }),
        ),
      }),
    ),
    isLastPage: z.boolean(),
  }),
);

export const LENDER_SYSTEM_CALLS = {
  saveLenderSystem,
  decideLenderSystem,
  addLenderKey,
  decideLenderKey,
  revokeLenderKey,
  lenderSystems,
} as const;
