import * as z from 'zod/mini';
import { DOCUMENT_STATES } from '#domain/lending/states/document-states.ts';
import {
  DOCUMENTS_OF_DEALER,
  DOCUMENTS_OF_GUARANTOR,
  DOCUMENT_KINDS,
  MAX_DOCUMENT_BYTES,
  MAX_FILE_NAME,
  MAX_PARTS,
  PART_BYTES,
  REFUSAL_REASONS,
  RESUBMIT_REASONS,
} from '#domain/lending/documents.ts';
import {
  applicationNumber,
  call,
  guarantorPass,
  recordVersion,
  requestId,
  seenApplication,
  sha256Hex,
} from '#contract/applications/call.ts';
import { changeRequest } from '#contract/applications/loans.ts';

export const documentId = z.uuid();
export const documentReason = z.enum([...REFUSAL_REASONS, ...RESUBMIT_REASONS]);
const parts = z.array(z.int().check(z.minimum(1), z.maximum(MAX_PARTS)));
const state = z.enum(DOCUMENT_STATES);

/** What the sender says of a file before sending it. */
const file = {
  bytes: z.int().check(z.minimum(1), z.maximum(MAX_DOCUMENT_BYTES)),
  sha256: sha256Hex,
  fileName: z.optional(
    z.string().check(z.trim(), z.maxLength(MAX_FILE_NAME), z.regex(/^[^\p{Cc}]*$/u)),
  ),
};

const begun = z.object({
  document: documentId,
  partBytes: z.literal(PART_BYTES),
  /** Parts that the gateway has, from 1. */
  parts,
});

/**
 * Announces a document. The same request again says what has arrived so far, so that an upload resumes where it was cut
 * off. `sha256` is of the file as it is sent. 409 when the documents of the application, or of all the person's
 * applications, are too large together.
 */
export const beginDocument = call(
  { path: '/document-service/begin' },
  z.strictObject({
    requestId,
    ...seenApplication,
    kind: z.enum(DOCUMENT_KINDS),
    ...file,
    /** The borrower says that no more than the last four digits of an Aadhaar number can be read in it. */
    isMasked: z.optional(z.boolean()),
  }),
  begun,
);

/**
 * The same for the vehicle's dealer: the dealer's own documents only, of an application that the borrower lets the dealer
 * follow. Its parts and `finishDocument` are then open to the dealer's staff; nothing else about documents is. A guarantor's are
 * refused with 403.
 */
export const beginDocumentAsDealer = call(
  { path: '/dealer-service/beginDocument' },
  z.strictObject({
    requestId,
    number: applicationNumber,
    kind: z.enum([...DOCUMENTS_OF_DEALER, ...DOCUMENTS_OF_GUARANTOR]),
    ...file,
  }),
  begun,
);

/**
 * The same for a guarantor who has agreed: only what the consent names, and the guarantor's own. Whoever is signed in, as
 * borrower or dealer, is refused with 403.
 */
export const beginDocumentAsGuarantor = call(
  { path: '/document-service/beginAsGuarantor', session: 'none' },
  z.strictObject({
    requestId,
    pass: guarantorPass,
    kind: z.enum(DOCUMENTS_OF_GUARANTOR),
    ...file,
    isMasked: z.optional(z.boolean()),
  }),
  begun,
);

/** In place of a session, where a guarantor sends a part. */
export const GUARANTOR_PASS_HEADER = 'Guarantor-Pass';

/** Where a part is sent with PUT, as it is in the file: its bytes, and their SHA-256 in `CONTENT_DIGEST_HEADER`. */
export const pathOfPart = (document: string, part: number | string) =>
  `/document-service/content/${document}/${part}`;

/** As in RFC 9530: `sha-256=:<base64>:`. */
export const CONTENT_DIGEST_HEADER = 'Content-Digest';

/** The answer to a part. */
export const partReply = z.object({ part: z.int() });

export const documentStatus = {
  document: documentId,
  state,
  version: recordVersion,
  /** Why it was refused, or is requested again; `message` says it in plain English. */
  reason: z.nullable(documentReason),
  message: z.nullable(z.string()),
};

/**
 * Asks for the check of a document whose parts have all arrived. 503 while it cannot be done: ask again later. 409 says
 * in `current` which parts are missing.
 */
export const finishDocument = call(
  { path: '/document-service/finish' },
  z.strictObject({ requestId, document: documentId }),
  z.object(documentStatus),
);

/** Takes a document back: its bytes are gone. `version` is the document's own. */
export const removeDocument = call(
  { path: '/document-service/remove' },
  z.strictObject({ requestId, document: documentId, version: recordVersion }),
  z.object(documentStatus),
);

export const documentSummary = z.object({
  ...documentStatus,
  kind: z.enum(DOCUMENT_KINDS),
  fileName: z.nullable(z.string()),
  /** Bytes and checksum of the file as it was announced, and which parts of it have not arrived. */
  bytes: z.number(),
  sha256: sha256Hex,
  missing: parts,
  /** What is kept: a picture is re-encoded. null until it is clean. */
  contentType: z.nullable(z.string()),
  /** Whether a virus scanner has looked at it; null until it is checked. */
  isScanned: z.nullable(z.boolean()),
  /** What the borrower said, and whether an operator has confirmed it; null where no Aadhaar number may show. */
  isMasked: z.nullable(z.boolean()),
  isMaskingConfirmed: z.nullable(z.boolean()),
  /** Milliseconds since 1970. */
  begunAt: z.number(),
  changedAt: z.number(),
});

/**
 * The documents of one application, oldest first, without those that were removed. Of a guarantor's only how far they are: name
 * and format are not said, and the content is never given.
 */
export const listDocuments = call(
  { path: '/document-service/list' },
  z.strictObject({ number: applicationNumber }),
  z.object({
    documents: z.array(documentSummary),
    /** Bytes that all documents take up, and the most that an application may have. */
    bytes: z.number(),
    maxBytes: z.number(),
  }),
);

/** As `finishDocument`, of a guarantor's own document. */
export const finishDocumentAsGuarantor = call(
  { path: '/document-service/finishAsGuarantor', session: 'none' },
  z.strictObject({ requestId, pass: guarantorPass, document: documentId }),
  z.object(documentStatus),
);

/** As `removeDocument`, of a guarantor's own document. */
export const removeDocumentAsGuarantor = call(
  { path: '/document-service/removeAsGuarantor', session: 'none' },
  z.strictObject({
    requestId,
    pass: guarantorPass,
    document: documentId,
    version: recordVersion,
  }),
  z.object(documentStatus),
);

/** What the guarantor has sent, and what of it is asked for again; nothing else of the application. */
export const listDocumentsAsGuarantor = call(
  { path: '/document-service/listAsGuarantor', session: 'none' },
  z.strictObject({ pass: guarantorPass }),
  z.object({
    documents: z.array(documentSummary),
    bytes: z.number(),
    maxBytes: z.number(),
    requests: z.array(changeRequest),
  }),
);

/** A document's content, as a file to save: the answer is not JSON. */
export const fetchDocument = call(
  { path: '/document-service/fetch' },
  z.strictObject({ document: documentId }),
  z.unknown(),
);

export const DOCUMENT_CALLS = {
  beginDocument,
  beginDocumentAsDealer,
  beginDocumentAsGuarantor,
  finishDocument,
  finishDocumentAsGuarantor,
  removeDocument,
  removeDocumentAsGuarantor,
  listDocuments,
  listDocumentsAsGuarantor,
  fetchDocument,
} as const;
