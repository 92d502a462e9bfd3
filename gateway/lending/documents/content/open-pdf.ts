import { Worker } from 'node:worker_threads';
import type { PdfFinding } from '#gateway/lending/documents/content/pdf-worker.ts';

/** Milliseconds; an honest document of the largest size opens in a fraction of one second. */
const MAX_WORK = 10_000;
/** Of the thread's own heap, in MiB; opening the largest honest document takes some forty. */
const MAX_HEAP = 256;
/** What the thread may hold outside its heap, in bytes: unpacked streams. The largest honest documents, one after another, reach 73 MiB. */
const MAX_UNPACKED = 192 * 1024 * 1024;
/** Milliseconds between two looks at that. Nothing else limits it. */
const LOOK_EVERY = 20;

const FINDINGS: ReadonlySet<unknown> = new Set<PdfFinding>(['readable', 'encrypted', 'unreadable']);
const isFinding = (value: unknown): value is PdfFinding => FINDINGS.has(value);

/** Threads that wait for a document: starting one takes longer than opening a document. */
const idle: Worker[] = [];

function startThread(): Worker {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP },
    // The library complains of what it would need to draw.
    stdout: true,
    stderr: true,
  });
  // A thread that waits keeps nobody from ending, and may itself end.
  thread.unref();
  thread.on('error', () => {});
  thread.once('exit', () => {
    const at = idle.indexOf(thread);
    if (at !== -1) idle.splice(at, 1);
  });
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
    const look = setInterval(() => {
      void thread.getHeapStatistics().then(
        ({ external_memory: unpacked }) => {
          if (unpacked > MAX_UNPACKED) fail();
        },
        // It has ended.
        () => {},
      );
    }, LOOK_EVERY);
    const end = (finding: PdfFinding, canGoOn: boolean) => {
      clearTimeout(timer);
      clearInterval(look);
      thread.off('message', answer).off('error', fail).off('exit', fail);
      thread.unref();
      if (canGoOn) idle.push(thread);
      else void thread.terminate();
      resolve(finding);
    };
    thread.on('message', answer).on('error', fail).on('exit', fail);
    thread.ref();
    thread.postMessage(new Uint8Array(sent));
  });
}
