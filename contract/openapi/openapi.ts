import * as z from 'zod/mini';
import { ADDED_CALLS } from '#contract/added-calls.ts';
import { APPLICATION_CALLS } from '#contract/application-calls.ts';
import { fetchDocument } from '#contract/applications/documents.ts';
import { viewDocument } from '#contract/operators/documents.ts';
import { API_KEY_HEADER, CONNECTED_CALLS } from '#contract/connected/connected-calls.ts';
import { connectedEvent } from '#contract/connected/events.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import {
  GATEWAY_CALLS,
  IDEMPOTENCY_KEY_HEADER,
  PHONE_PROOF_HEADER,
  refusalReply,
} from '#contract/gateway.ts';
import { fetchLinkedDocument, LENDER_CALLS } from '#contract/lenders/calls.ts';
import { viewSentDocument } from '#contract/lenders/case-calls.ts';
import type { RefusalCode } from '#contract/refusals/codes.ts';
import { refusalsOf, REFUSALS_OF_PARTS } from '#contract/refusals/of-calls.ts';
import { SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import { describeParts, fileReply } from '#contract/openapi/openapi-files.ts';

const REFUSALS = {
  '400': 'The body is not valid JSON, or the named fields are wrong.',
  '401': 'Not signed in, or the credentials or the proof of the mobile number are not right.',
  '403': 'Not allowed to this person, or the phone has not been verified again.',
  '404': 'Not there, or not yours: the answer is the same.',
  '409':
    'The named fields belong to another account, the idempotency key or request ID to another body, or the record has changed: `current` says how it is now.',
  '413': 'The body is too large.',
  '415': 'The body is not JSON.',
  '429': 'Too many attempts; Retry-After says how many seconds to wait.',
  '503': 'Not available just now; Retry-After says how many seconds to wait.',
} as const;

export function jsonContent(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...description } = z.toJSONSchema(schema, { io });
  return { 'application/json': { schema: description } };
}

function describeHeaders(call: GatewayCall) {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  });
  const parameters = [
    ...(call.phoneProofHeader === PHONE_PROOF_HEADER
      ? [
          header(
            PHONE_PROOF_HEADER,
            "The identity service's token, which proves the mobile number that the call is about.",
          ),
        ]
      : []),
    ...(call.takesIdempotencyKey
      ? [
          header(
            IDEMPOTENCY_KEY_HEADER,
            '16 to 128 visible characters. The same key with the same body is done once; with another body it is refused.',
          ),
        ]
      : []),
  ];
  return parameters.length === 0 ? {} : { parameters };
}

const OF_SYSTEMS: readonly GatewayCall[] = Object.values(CONNECTED_CALLS);
const OF_LENDERS: readonly GatewayCall[] = Object.values(LENDER_CALLS);

function describeSecurity(call: GatewayCall) {
  if (OF_SYSTEMS.includes(call)) return [{ apiKey: [] }];
  if (OF_LENDERS.includes(call)) return [{ signature: [] }, { session: [] }];
  if (call.session === 'required') return [{ session: [] }];
  if (call.session === 'optional') return [{ session: [] }, {}];
  return call.phoneProofHeader === 'Authorization' ? [{ phoneProof: [] }, {}] : [];
}

/** Every status with the codes that the call is refused with. */
const describeRefusals = (codes: readonly RefusalCode[]) => {
  const named = z.extend(refusalReply, { code: z.enum(codes) });
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, description]) => [
      status,
      { description, content: jsonContent(named, 'output') },
    ]),
  );
};

const FILE_CALLS: readonly GatewayCall[] = [
  fetchDocument,
  viewDocument,
  fetchLinkedDocument,
  viewSentDocument,
];

const describeReply = (call: GatewayCall) =>
  FILE_CALLS.includes(call)
    ? fileReply
    : { description: 'Done.', content: jsonContent(call.reply, 'output') };

function describeCall(name: string, call: GatewayCall) {
  return {
    post: {
      operationId: name,
      security: describeSecurity(call),
      ...describeHeaders(call),
      requestBody: { required: true, content: jsonContent(call.body, 'input') },
      responses: { '200': describeReply(call), ...describeRefusals(refusalsOf(name)) },
    },
  };
}

export const describeCalls = (calls: Readonly<Record<string, GatewayCall>>) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [call.path, describeCall(name, call)]),
  );

export const apiKey = (description: string, name = 'Authorization') => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
});

export const BY_SIGNATURE = apiKey(
  'A detached JWS of the body (EdDSA), by a key that is registered for the lender.',
  SIGNATURE_HEADER,
);

/** What subscribers are sent. */
const describeEvents = () => ({
  event: {
    post: {
      operationId: 'event',
      summary: 'What has happened, to the address of a subscription.',
      security: [{ eventSignature: [] }],
      requestBody: { required: true, content: jsonContent(connectedEvent, 'output') },
      responses: {
        '2XX': { description: 'It has arrived. After any other answer it comes again.' },
      },
    },
  },
});

/** The gateway's description, made from the same contract that it checks requests with. */
export function describeGateway(hasApplications: boolean) {
  const calls: Readonly<Record<string, GatewayCall>> = {
    ...GATEWAY_CALLS,
    ...ADDED_CALLS,
    ...(hasApplications ? APPLICATION_CALLS : {}),
  };
  return {
    openapi: '3.1.0',
    info: { title: 'RinSetu gateway', version: '1.0.0' },
    paths: {
      ...describeCalls(calls),
      ...(hasApplications
        ? describeParts(
            (schema) => jsonContent(schema, 'output'),
            describeRefusals(REFUSALS_OF_PARTS),
          )
        : {}),
    },
    ...(hasApplications && { webhooks: describeEvents() }),
    components: {
      securitySchemes: {
        session: apiKey('The token of the login reply, without a prefix.'),
        signature: BY_SIGNATURE,
        apiKey: apiKey('A key that operators gave to a system.', API_KEY_HEADER),
        eventSignature: apiKey(
          'Detached JWS of the body (HS256), one by each secret that counts, with commas between them.',
          SIGNATURE_HEADER,
        ),
        phoneProof: apiKey(
          "The identity service's token that proves the mobile number, bare or after 'Bearer'.",
        ),
      },
    },
  };
}
