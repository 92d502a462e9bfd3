import { createHash } from 'node:crypto';
import type { Notice } from '#domain/lending/notifications/notices.ts';
import { hashedText } from '#domain/lending/notifications/notices.ts';

/** SHA-256 in hex of everything that people read and agree to. */
export const hashOfNotice = (notice: Notice): string =>
  createHash('sha256').update(hashedText(notice)).digest('hex');

/** A notice as calls show it. */
export const shownNotice = (notice: Notice) => ({ ...notice, hash: hashOfNotice(notice) });
