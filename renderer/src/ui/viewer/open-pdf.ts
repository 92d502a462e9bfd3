/** PDFs, drawn by PDF.js in a worker from our own origin. In a separate chunk: only people who view a PDF fetch it. */
import {
  AnnotationMode,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
  getDocument,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { Turns } from '#renderer/ui/viewer/picture-size.ts';
import type {
  Drawable,
  DrawablePage,
  DrawingProblem,
} from '#renderer/ui/viewer/drawable-document.ts';

/** Where renderer/pdf-files-plugin.ts puts the files that PDF.js asks for by name. */
const FILES = `/assets/pdfjs-${version}/`;
const WORKER = `${FILES}worker.js`;
/**
 * The Trusted Types policy that is allowed where documents are viewed or uploaded: scripts/web/security-headers.ts, and
 * main/origin/security-headers.ts.
 */
const POLICY = 'pdf-worker';

/** CSS pixels in a point, in which a PDF measures. */
const CSS_PIXELS = 96 / 72;
/** Far above any scan: what is larger is left out rather than filling the memory. */
const MAX_IMAGE_PIXELS = 100_000_000;

// A policy can be created only once in a page. It allows one address.
const policy = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER });
const workerAddress = policy?.createScriptURL(WORKER) ?? WORKER;

/** Opens a PDF. Scripts, forms and links in it are never acted on: annotations are drawn as they look, and nothing else. */
export async function openPdf(
  bytes: Uint8Array<ArrayBuffer>,
  password?: string,
): Promise<Result<Drawable, DrawingProblem>> {
  const worker = new Worker(workerAddress, { type: 'module' });
  const notStarted = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new WorkerFailure()), { once: true });
  });
  const task = getDocument({
    // The worker takes ownership of it.
    data: bytes.slice(),
    ...(password !== undefined && { password }),
    worker: PDFWorker.create({ port: worker, verbosity: VerbosityLevel.ERRORS }),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: true,
    disableWorkerRendering: true,
    useSystemFonts: false,
    standardFontDataUrl: FILES,
    wasmUrl: FILES,
    maxImageSize: MAX_IMAGE_PIXELS,
  });
  const close = () => {
    void task.destroy().finally(() => worker.terminate());
  };
  try {
    return succeed(drawableOf(await Promise.race([task.promise, notStarted]), close));
  } catch (cause) {
    close();
    return fail(problemOf(cause));
  }
}

class WorkerFailure extends Error {}

function problemOf(cause: unknown): DrawingProblem {
  if (cause instanceof WorkerFailure) return 'code';
  return cause instanceof Error && cause.name === 'PasswordException' ? 'locked' : 'broken';
}

const drawableOf = (pdf: PDFDocumentProxy, close: () => void): Drawable => ({
  pages: pdf.numPages,
  page: async (page) => pageOf(await pdf.getPage(page)),
  close,
});

function pageOf(page: PDFPageProxy): DrawablePage {
  const { width, height } = page.getViewport({ scale: CSS_PIXELS });
  return {
    size: { width, height },
    draw: (canvas, scale, turns, signal) => drawPage(page, canvas, { scale, turns }, signal),
  };
}

/** PDF.js draws what it can of a page, and keeps null in place of a picture that it could not decode. */
function isWhole({ objs }: PDFPageProxy): boolean {
  for (const [, data] of objs) if (data === null) return false;
  return true;
}

async function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  { scale, turns }: { readonly scale: number; readonly turns: Turns },
  signal: AbortSignal,
): Promise<boolean> {
  const viewport = page.getViewport({
    scale: scale * CSS_PIXELS,
    rotation: (page.rotate + turns * 90) % 360,
  });
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const drawing = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
  const giveUp = () => drawing.cancel();
  signal.addEventListener('abort', giveUp);
  try {
    await drawing.promise;
    return isWhole(page);
  } finally {
    signal.removeEventListener('abort', giveUp);
    page.cleanup();
  }
}
