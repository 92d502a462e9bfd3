/** The part of Electron's WebContents that prints. */
export type Printing = {
  print(options: { readonly printBackground: boolean }, done: () => void): void;
};

/** Opens the system's print dialogue; resolves once it is closed, whether or not something was printed. */
export function printPage(contents: Printing): Promise<void> {
  return new Promise((resolve) => contents.print({ printBackground: true }, () => resolve()));
}
