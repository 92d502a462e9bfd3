import type * as z from 'zod/mini';
import { CONTENT_DIGEST_HEADER, partReply, pathOfPart } from '#contract/applications/documents.ts';
import { MAX_PARTS, PART_BYTES } from '#domain/lending/documents.ts';

type Content = (schema: z.core.$ZodType) => object;

/** What a call answers that gives a file: a picture or a PDF, to be saved. */
export const fileReply = {
  description: 'The file, as an attachment.',
  content: Object.fromEntries(
    ['image/jpeg', 'application/pdf'].map((type) => [
      type,
      { schema: { type: 'string', format: 'binary' } },
    ]),
  ),
};

/** Where parts of documents are sent: the one request of the gateway that is neither a call nor a read. */
export function describeParts(jsonContent: Content, refusals: object) {
  const parameter = (where: 'path' | 'header', name: string, schema: object) => ({
    name,
    in: where,
    required: true,
    schema,
  });
  return {
    [pathOfPart('{document}', '{part}')]: {
      put: {
        operationId: 'sendDocumentPart',
        description: `A part of a document as it is in the file: ${PART_BYTES} bytes, the last one what remains.`,
        security: [{ session: [] }],
        parameters: [
          parameter('path', 'document', { type: 'string', format: 'uuid' }),
          parameter('path', 'part', { type: 'integer', minimum: 1, maximum: MAX_PARTS }),
          parameter('header', CONTENT_DIGEST_HEADER, {
            type: 'string',
            description: 'The SHA-256 of the part, as RFC 9530 has it: sha-256=:<base64>:',
          }),
        ],
        requestBody: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: {
          '200': { description: 'The part is kept.', content: jsonContent(partReply) },
          ...refusals,
        },
      },
    },
  };
}
