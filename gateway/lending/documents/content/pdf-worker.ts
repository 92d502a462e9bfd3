/**
 * Opens PDFs, in a thread of its own: what strangers send may be made to take for ever, or all memory. Whoever starts the
 * thread ends it then. Nothing is drawn, and no script in a document runs.
 */
import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The library would look for it in a file beside itself, which a bundle does not have.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** What a PDF is. `encrypted`: it opens only with a password. */
export type PdfFinding = 'readable' | 'encrypted' | 'unreadable';

async function findingOf(data: Uint8Array): Promise<PdfFinding> {
  const task = getDocument({
    data,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    // Errors only.
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    // Throws where there is none.
    await document.getPage(1);
    return 'readable';
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return isLocked ? 'encrypted' : 'unreadable';
  } finally {
    await task.destroy();
  }
}

parentPort?.on('message', (data: Uint8Array) => {
  void findingOf(data).then((finding) => parentPort?.postMessage(finding));
});
