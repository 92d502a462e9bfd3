import { Worker } from 'node:worker_threads';
import type { PdfFinding } from '#gateway/documents/content/pdf-worker.ts';

/** Milliseconds; an honest document of the largest size opens in a fraction of one second. */
const MAX_WORK = 10_000;
/** Of the thread's own heap, in MiB; opening the largest honest document takes some forty. */
const MAX_MEMORY = 256;

const FINDINGS: ReadonlySet<unknown> = new Set<PdfFinding>(['readable', 'encrypted', 'unreadable']);
const isFinding = (value: unknown): value is PdfFinding => FINDINGS.has(value);

/** Threads that wait for a document: starting one takes longer than opening a document. */
const idle: Worker[] = [];

function startThread(): Worker {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    // The library complains of what it would need to draw.
    stdout: true,
    stderr: true,
  });
  // A thread that waits keeps nobody from ending.
  thread.unref();
  return thread;
}

/** Whether a PDF opens and has a page. One that takes too long, or too much memory, does not. */
export function openPdf(sent: Uint8Array, mostWork = MAX_WORK): Promise<PdfFinding> {
  const thread = idle.pop() ?? startThread();
  return new Promise((resolve) => {
    const fail = () => end('unreadable', false);
    const answer = (finding: unknown) =>
      isFinding(finding) ? end(finding, true) : end('unreadable', false);
    const timer = setTimeout(fail, mostWork);
    const end = (finding: PdfFinding, canGoOn: boolean) => {
      clearTimeout(timer);
      thread.off('message', answer).off('exit', fail);
      thread.unref();
      if (canGoOn) {
        thread.off('error', fail);
        idle.push(thread);
      } else {
        // It still listens for errors: it may fail once more while it ends.
        void thread.terminate();
      }
      resolve(finding);
    };
    thread.on('message', answer).on('error', fail).on('exit', fail);
    thread.ref();
    thread.postMessage(new Uint8Array(sent));
  });
}
