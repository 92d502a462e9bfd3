import * as z from 'zod/mini';

/** A name for a file, as a page suggests it: letters, digits, spaces and dashes of any script; no path, no extension. */
export const documentName = z
  .string()
  .check(z.trim(), z.maxLength(80), z.regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _-]*$/u));

/** What a terminal's printer takes: sheets, or a roll 80 mm wide for receipts. */
export const PAPERS = ['a4', '80mm'] as const;
export type Paper = (typeof PAPERS)[number];

/** Whether something went to a printer, as far as the system reports it: a dialogue that is closed counts as printed. */
export const printOutcome = z.enum(['printed', 'failed']);
export type PrintOutcome = z.infer<typeof printOutcome>;

export const saveOutcome = z.enum(['saved', 'cancelled', 'failed']);
export type SaveOutcome = z.infer<typeof saveOutcome>;
