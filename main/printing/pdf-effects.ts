import { randomUUID } from 'node:crypto';
import { type BrowserWindow, dialog } from 'electron';
import { replaceFile } from '#main/storage/replace-file.ts';
import type { SavePdfEffects } from '#main/printing/save-pdf.ts';
import type { Words } from '#main/words/words.ts';

/** Draws a window's page, asks in the system's dialogue and writes the file. */
export function pdfEffects(window: BrowserWindow, words: Words['savePdf']): SavePdfEffects {
  return {
    printToPdf: () => window.webContents.printToPDF({ printBackground: true, pageSize: 'A4' }),
    choosePath: async (suggested) => {
      const { canceled, filePath } = await dialog.showSaveDialog(window, {
        title: words.title,
        defaultPath: suggested,
        filters: [{ name: words.kind, extensions: ['pdf'] }],
      });
      return canceled ? null : filePath;
    },
    // The folder is the person's own: nothing of theirs may have the name of the file on its way.
    writeFile: async (path, bytes) =>
      replaceFile(path, bytes, { mode: 0o666, next: `${path}.${randomUUID()}` }),
  };
}
