import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright/test';

/** One start, in milliseconds from the launch of the executable. */
export type StartTimes = {
  /** Until the page was painted for the first time; the window is shown then. */
  readonly paint: number;
  /** Until the page's script was awake and had answered the first click. */
  readonly usable: number;
};

export type Subject = {
  readonly executable: string;
  /** Arguments before the program's own: the main script, for an executable that holds none. */
  readonly args: readonly string[];
  /** What is in the page once its script answers. */
  readonly awake: string;
  /** The program's configuration, if it has one. */
  readonly configuration?: object;
};

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
  const main = join(folder, 'index.js');
  await writeFile(
    join(folder, 'package.json'),
    '{"name":"empty","type":"module","main":"index.js"}',
  );
  await writeFile(main, EMPTY_MAIN);
  return main;
}

/** Starts a program on fresh data, and measures when its first page is painted and usable. */
export async function startTimesOf(subject: Subject): Promise<StartTimes> {
  const { executable, args, awake, configuration } = subject;
  const userData = await mkdtemp(join(tmpdir(), 'rinsetu-start-'));
  try {
    if (configuration !== undefined) {
      await writeFile(join(userData, 'configuration.json'), JSON.stringify(configuration));
    }
    const begun = now();
    const app = await _electron.launch({
      executablePath: executable,
      args: [...args, `--user-data-dir=${userData}`],
    });
    try {
      const page = await app.firstWindow();
      await page.locator(awake).waitFor({ state: 'attached' });
      const click = await page.evaluateHandle(clickToAnswer);
      await page.mouse.click(CLICKED.x, CLICKED.y);
      return {
        usable: (await click.evaluate(({ answered }) => answered)) - begun,
        paint: (await page.evaluate(firstPaint)) - begun,
      };
    } finally {
      await app.close();
    }
  } finally {
    await rm(userData, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Nothing is there that a click would open. */
const CLICKED = { x: 3, y: 3 } as const;

/** Milliseconds since 1970, as pages have them too. */
const now = () => performance.timeOrigin + performance.now();

/** When the page's thread has answered a click and has painted after it. */
function clickToAnswer(): { readonly answered: Promise<number> } {
  const answered = new Promise<number>((resolve) => {
    const answer = () =>
      requestAnimationFrame(() =>
        setTimeout(() => resolve(performance.timeOrigin + performance.now())),
      );
    addEventListener('click', answer, { once: true, capture: true });
  });
  // In an object, so that it is not waited for before there is a click.
  return { answered };
}

/** When something was painted first. The browser says so a little later. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((painted) => {
      const first = painted.getEntriesByName('first-contentful-paint')[0];
      if (first !== undefined) resolve(performance.timeOrigin + first.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}
