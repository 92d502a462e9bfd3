import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright/test';

/** One start, in milliseconds from the launch of the executable. */
export type StartTimes = {
  /** Until the window has asked to be shown, which it does after its first paint. */
  readonly shown: number;
  /** Until its heading is there and a click on a button or link would be answered. */
  readonly interactive: number;
};

export type Subject = {
  readonly executable: string;
  /** Arguments before the program's own: the main script, for an executable that holds none. */
  readonly args: readonly string[];
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

/** Starts a program on fresh data, and measures when its window is shown and usable. */
export async function startTimesOf({ executable, args }: Subject): Promise<StartTimes> {
  const userData = await mkdtemp(join(tmpdir(), 'rinsetu-start-'));
  try {
    const begun = performance.now();
    const app = await _electron.launch({
      executablePath: executable,
      args: [...args, `--user-data-dir=${userData}`],
    });
    try {
      const page = await app.firstWindow();
      const window = await app.browserWindow(page);
      const shown = window
        .evaluate(async (shell) => {
          while (!shell.isVisible()) await new Promise((resolve) => setTimeout(resolve, 5));
        })
        .then(() => performance.now() - begun);
      const interactive = page
        .getByRole('heading', { level: 1 })
        .waitFor()
        // An answer from the page's own thread after two frames: it is no longer busy with the start.
        .then(() =>
          page.evaluate(
            () =>
              new Promise<void>((resolve) => {
                requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
              }),
          ),
        )
        .then(() => performance.now() - begun);
      return { shown: await shown, interactive: await interactive };
    } finally {
      await app.close();
    }
  } finally {
    await rm(userData, { recursive: true, force: true, maxRetries: 5 });
  }
}
