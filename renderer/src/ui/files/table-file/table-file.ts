/** A file with a table, as text or as a spreadsheet. */

/** A table of a file as CSV. */
export type Sheet = { readonly name: string; readonly text: string };

/**
 * Why a file is not read: it is too big, it says more than is ever read (`large`), it has lines or columns far away from the
 * others (`wide`), it is an older spreadsheet, one of another program, protected by a password, or broken.
 */
export type FileProblem = 'big' | 'large' | 'wide' | 'old' | 'locked' | 'foreign' | 'broken';

export type TableFile =
  | { readonly ok: true; readonly sheets: readonly [Sheet, ...Sheet[]] }
  | { readonly ok: false; readonly problem: FileProblem };
