import type { RefusalReason, ResubmitReason } from '#domain/lending/documents.ts';
import { MAX_DOCUMENT_BYTES, MAX_SENT_PIXELS } from '#domain/lending/documents.ts';

const MEBIBYTE = 1024 * 1024;
const MILLION = 1_000_000;

/** Why a document is turned down, in plain English that a portal may show. */
const MESSAGES: Record<RefusalReason | ResubmitReason, string> = {
  'other-content': 'The file changed while it was sent. Please send it again.',
  'unknown-format': 'Please send a picture (JPEG, PNG or WebP) or a PDF.',
  'no-picture': 'Please send a picture: JPEG, PNG or WebP.',
  'unreadable-picture': 'The picture cannot be opened. Please take it again, or send another file.',
  'too-many-pixels': `The picture has more than ${MAX_SENT_PIXELS / MILLION} megapixels. Please send a smaller one.`,
  'empty-picture': 'The picture is empty. Please take it again.',
  'unreadable-pdf':
    'The PDF cannot be opened. Please save it again, or send pictures of its pages.',
  'encrypted-pdf':
    'The PDF opens only with a password. Please save a copy without the password, and send that.',
  'too-large': `The file is too large: ${MAX_DOCUMENT_BYTES / MEBIBYTE} MB is the most.`,
  harmful: 'The virus scanner found something in the file. Please send another one.',
  lost: 'The file was lost on our side. Please send it again.',
  'not-readable': 'It cannot be read well. Please send a clearer copy.',
  incomplete: 'A part of it is missing. Please send all of it.',
  'wrong-document': 'It is another document than was asked for.',
  'out-of-date': 'It is too old, or no longer valid. Please send a recent one.',
  'not-masked': 'The Aadhaar number can be read. Please cover all but its last four digits.',
};

const MESSAGE_BY_REASON: ReadonlyMap<string, string> = new Map(Object.entries(MESSAGES));

export const messageFor = (reason: string): string => MESSAGE_BY_REASON.get(reason) ?? '';
