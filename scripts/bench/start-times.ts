import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

/** One start, in milliseconds from the launch of the executable. */
export type StartTimes = {
  /** Until the page was painted for the first time; the window is shown then. */
  readonly paint: number;
  /** Until the page's script was awake and had answered the first click. */
  readonly usable: number;
};

export type Subject = {
  readonly executable: string;
  /** The main script, which `measuredProgram` has written. */
  readonly main: string;
  /** The program's configuration, if it has one. */
  readonly configuration?: object;
};

const MAX_START_MS = 60_000;
/** What a measured program writes before its times. */
const MEASURED = 'measured: ';
const times = z.object({ paint: z.number(), usable: z.number() });

/** A main script must have run to its end before Electron is ready: nothing is awaited at its top. */
const EMPTY_MAIN = `import { BrowserWindow, app } from 'electron';
void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, show: false, webPreferences: { sandbox: true, contextIsolation: true } });
  window.once('ready-to-show', () => window.show());
  void window.loadURL('data:text/html,<!doctype html><title>Empty</title><h1>Empty</h1>');
});
`;

/** Writes a program with one window and nothing in it but a heading; gives its main script. */
export async function emptyProgram(folder: string): Promise<string> {
  const main = join(folder, 'empty.js');
  await writeFile(main, EMPTY_MAIN);
  return main;
}

/**
 * Writes a program that runs another one, reports the times of its first window and ends; gives its main script.
 * `awake` is the selector of what is in the page once its script answers.
 */
export async function measuredProgram(
  folder: string,
  { main, awake }: { readonly main: string; readonly awake: string },
): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'measured', version: '0.0.0', type: 'module', main: 'index.js' }),
  );
  const measured = join(folder, 'index.js');
  await writeFile(
    measured,
    `import { app } from 'electron';
import ${JSON.stringify(pathToFileURL(main).href)};
app.once('browser-window-created', (_event, { webContents }) => webContents.once('dom-ready', () => void measure(webContents)));
async function measure(page) {
  const inPage = (work, ...args) => page.executeJavaScript(\`(\${work})(...\${JSON.stringify(args)})\`);
  await inPage(${String(untilThere)}, ${JSON.stringify(awake)});
  await inPage(${String(listenForClick)});
  const at = ${JSON.stringify(CLICKED)};
  page.sendInputEvent({ type: 'mouseDown', button: 'left', clickCount: 1, ...at });
  page.sendInputEvent({ type: 'mouseUp', button: 'left', clickCount: 1, ...at });
  const usable = await inPage(${String(answerToClick)});
  const paint = await inPage(${String(firstPaint)});
  process.stdout.write('\\n${MEASURED}' + JSON.stringify({ paint, usable }) + '\\n');
  app.exit();
}
`,
  );
  return measured;
}

/**
 * Starts a program on fresh data, and measures when its first page is painted and usable. No debugger is attached, as
 * none is in a showroom: with one, V8 reads a whole script again for each error that it makes while it loads.
 */
export async function startTimesOf(subject: Subject): Promise<StartTimes> {
  const { executable, main, configuration } = subject;
  const userData = await mkdtemp(join(tmpdir(), 'rinsetu-start-'));
  try {
    if (configuration !== undefined) {
      await writeFile(join(userData, 'configuration.json'), JSON.stringify(configuration));
    }
    const begun = performance.timeOrigin + performance.now();
    const program = spawn(executable, [main, `--user-data-dir=${userData}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(program, 'exit');
    const tooLate = setTimeout(() => program.kill(), MAX_START_MS);
    const written = await text(program.stdout);
    await ended;
    clearTimeout(tooLate);
    const line = written.split('\n').find((each) => each.startsWith(MEASURED));
    if (line === undefined) throw new Error(`${main} ended before its page was usable.`);
    const { paint, usable } = z.parse(times, JSON.parse(line.slice(MEASURED.length)));
    return { paint: paint - begun, usable: usable - begun };
  } finally {
    await rm(userData, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Nothing is there that a click would open. */
const CLICKED = { x: 3, y: 3 } as const;

// What follows runs in the page: each function is passed as its text, and knows nothing of this file.

/** Resolves once an element is there. */
function untilThere(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const isThere = () => document.querySelector(selector) !== null;
    if (isThere()) return resolve();
    const watcher = new MutationObserver(() => {
      if (!isThere()) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

function listenForClick(): void {
  const answered = new Promise<number>((resolve) => {
    const answer = () =>
      requestAnimationFrame(() =>
        setTimeout(() => resolve(performance.timeOrigin + performance.now())),
      );
    addEventListener('click', answer, { once: true, capture: true });
  });
  Object.assign(window, { answered });
}

/** When the page's thread had answered the click and had painted after it, in milliseconds since 1970. */
function answerToClick(): unknown {
  return Reflect.get(window, 'answered');
}

/** When something was painted first, in milliseconds since 1970. The browser says so a little later. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((painted) => {
      const first = painted.getEntriesByName('first-contentful-paint')[0];
      if (first !== undefined) resolve(performance.timeOrigin + first.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}
