import type { SaveOutcome } from '#contract/printing.ts';

export type SavePdfEffects = {
  readonly printToPdf: () => Promise<Uint8Array>;
  /** Asks where to save; null when the person changes their mind. */
  readonly choosePath: (suggested: string) => Promise<string | null>;
  readonly writeFile: (path: string, bytes: Uint8Array) => Promise<void>;
};

/** Saves the page as it would be printed, where the person says. */
export async function savePdf(effects: SavePdfEffects, name: string): Promise<SaveOutcome> {
  try {
    // Drawn before asking, so that the page cannot change while the dialogue is open.
    const bytes = await effects.printToPdf();
    const path = await effects.choosePath(`${name}.pdf`);
    if (path === null) return 'cancelled';
    await effects.writeFile(path, bytes);
    return 'saved';
  } catch {
    return 'failed';
  }
}
