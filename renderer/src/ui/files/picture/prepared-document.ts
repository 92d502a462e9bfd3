/** A document ready to send: checked; a picture also rotated, masked and reduced. */
import { MAX_FILE_NAME } from '#domain/lending/documents.ts';

export type PreparedDocument = {
  readonly fileName: string;
  readonly content: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the content, in hexadecimal digits. */
  readonly sha256: string;
};

/** Longest name that the gateway accepts. */
/** Control characters, which it refuses, and characters that make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** A file's name as sent and shown; the extension is kept. */
export function shownName(name: string): string {
  return name.replaceAll(UNSEEN, '').trim().slice(-MAX_FILE_NAME);
}

export async function prepared(
  fileName: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<PreparedDocument> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { fileName: shownName(fileName), content, sha256 };
}
