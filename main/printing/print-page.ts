import type { PrintOutcome } from '#contract/printing.ts';
import type { Log } from '#main/lib/log.ts';

/** The part of Electron's WebContents that prints. */
export type Printing = {
  print(
    options: { readonly printBackground: boolean; readonly silent: boolean },
    done: (printed: boolean, reason: string) => void,
  ): void;
};

/**
 * Prints the page and resolves when that is over. With `silent` it goes to the system's default printer: a kiosk's visitor
 * must not get into the system's dialogue. Visitors cannot see that a job failed, so the log says it. The job is named after
 * the page's title.
 */
export function printPage(
  contents: Printing,
  { silent, log }: { readonly silent: boolean; readonly log: Log },
): Promise<PrintOutcome> {
  return new Promise((resolve) =>
    contents.print({ printBackground: true, silent }, (printed, reason) => {
      const failed = silent && !printed;
      if (failed) log({ event: 'print-failed', reason });
      resolve(failed ? 'failed' : 'printed');
    }),
  );
}
