import type { Paper, PrintOutcome } from '#contract/printing.ts';
import type { Log } from '#main/lib/log.ts';

/** In micrometres, as Electron wants it. */
type PageSize = { readonly width: number; readonly height: number };

/** The part of Electron's WebContents that prints. */
export type Printing = {
  print(
    options: {
      readonly printBackground: boolean;
      readonly silent: boolean;
      readonly pageSize?: PageSize;
    },
    done: (printed: boolean, reason: string) => void,
  ): void;
};

/** As theme/terminal.css has it: longer receipts are several pages, one below the other on the roll. */
const ROLL_PAGE: PageSize = { width: 80_000, height: 297_000 };

/**
 * Prints the page and resolves when that is over. With `silent` it goes to the system's default printer: a kiosk's visitor
 * must not get into the system's dialogue. Visitors cannot see that a job failed, so the log says it. The job is named after
 * the page's title.
 */
export function printPage(
  contents: Printing,
  {
    silent,
    paper = 'a4',
    log,
  }: { readonly silent: boolean; readonly paper?: Paper; readonly log: Log },
): Promise<PrintOutcome> {
  const size = paper === '80mm' ? { pageSize: ROLL_PAGE } : {};
  return new Promise((resolve) =>
    contents.print({ printBackground: true, silent, ...size }, (printed, reason) => {
      const failed = silent && !printed;
      if (failed) log({ event: 'print-failed', reason });
      resolve(failed ? 'failed' : 'printed');
    }),
  );
}
