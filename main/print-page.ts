/** The part of Electron's WebContents that prints. */
export type Printing = {
  print(
    options: { readonly printBackground: boolean; readonly silent: boolean },
    done: () => void,
  ): void;
};

/**
 * Prints the page; resolves once that is over, whether or not something came out. With `silent`, it goes to the system's
 * default printer: a kiosk's visitor must not get into the system's dialogue.
 */
export function printPage(contents: Printing, { silent }: { silent: boolean }): Promise<void> {
  return new Promise((resolve) =>
    contents.print({ printBackground: true, silent }, () => resolve()),
  );
}
