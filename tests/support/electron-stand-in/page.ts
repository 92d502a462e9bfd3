import { readFileSync } from 'node:fs';
import type { Devtools } from './devtools.ts';
import { Frames } from './frames.ts';
import { BINDING, PRELOAD_WORLD, pageScripts } from './page-scripts.ts';
import { browser } from './runtime.ts';
import type { Session } from './session.ts';

/** A page of Chromium, and the conversation with it. */
export type Page = {
  readonly devtools: Devtools;
  readonly targetId: string;
  readonly frames: Frames;
};

export type PageOptions = {
  readonly session: Session;
  /** Path of the preload script. */
  readonly preload: string | undefined;
  /** What the preload script finds among its arguments. */
  readonly additionalArguments: readonly string[];
  readonly width: number;
  readonly height: number;
};

/** Pages that are being opened: until they are known, a new page of Chromium may be one of them. */
export const opening = new Set<Promise<Page>>();

/** Opens an empty page. `known` is called before anything can happen in it. */
export function openPage(options: PageOptions, known: (page: Page) => void): Promise<Page> {
  const page = open(options, known);
  opening.add(page);
  void forgetOnceOpen(page);
  return page;
}

async function forgetOnceOpen(page: Promise<Page>): Promise<void> {
  await Promise.allSettled([page]);
  opening.delete(page);
}

async function open(options: PageOptions, known: (page: Page) => void): Promise<Page> {
  const { connection } = await browser;
  await options.session.applyPermissions();
  const { targetId } = await connection.browser.send('Target.createTarget', {
    url: 'about:blank',
    newWindow: true,
    width: options.width,
    height: options.height,
    ...(await options.session.target()),
  });
  const { sessionId } = await connection.browser.send('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const page = { devtools: connection.session(sessionId), targetId, frames: new Frames(targetId) };
  known(page);
  await prepare(page.devtools, options);
  return page;
}

async function prepare(
  { send }: Devtools,
  { preload, additionalArguments }: PageOptions,
): Promise<void> {
  await send('Page.enable');
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  await send('Inspector.enable');
  await send('Runtime.enable');
  // Otherwise V8 reads a whole script again for each error that it makes: no window of Electron's does, without a debugger.
  await send('Runtime.setMaxCallStackSizeToCapture', { size: 0 });
  const source = preload === undefined ? '' : readFileSync(preload, 'utf8');
  const scripts = pageScripts(source, {
    platform: process.platform,
    argv: additionalArguments,
  });
  await send('Runtime.addBinding', { name: BINDING, executionContextName: PRELOAD_WORLD });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.page });
  await send('Page.addScriptToEvaluateOnNewDocument', {
    source: scripts.preload,
    worldName: PRELOAD_WORLD,
  });
}
