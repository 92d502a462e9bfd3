import { LENDER_CALLS } from '#contract/lenders/calls.ts';
import { lenderMessage, messageReceipt, SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import { apiKey, BY_SIGNATURE, describeCalls, jsonContent } from '#contract/openapi/openapi.ts';

type LenderApi = Readonly<Record<string, unknown>> & {
  readonly paths: Readonly<Record<string, object>>;
  readonly webhooks: Readonly<Record<string, object>>;
};

/** What a lender's system calls and what it is sent (`webhooks`), as OpenAPI 3.1. */
export const describeLenderApi = (): LenderApi => ({
  openapi: '3.1.0',
  info: { title: 'RinSetu for lenders', version: '1.0.0' },
  security: [{ signature: [] }],
  paths: describeCalls(LENDER_CALLS),
  webhooks: {
    message: {
      post: {
        operationId: 'message',
        summary: 'A message of the gateway, to the address that operators registered.',
        security: [{ gatewaySignature: [] }],
        requestBody: { required: true, content: jsonContent(lenderMessage, 'output') },
        responses: {
          '200': {
            description: 'It has arrived. After any other answer it comes again.',
            content: jsonContent(messageReceipt, 'input'),
          },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      session: apiKey('Of a person who works for the lender; systems sign.'),
      signature: BY_SIGNATURE,
      gatewaySignature: apiKey(
        'A detached JWS of the body (EdDSA), by a key of /.well-known/jwks.json.',
        SIGNATURE_HEADER,
      ),
    },
  },
});
