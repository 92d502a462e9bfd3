/** Single first visits, each in a new browser context, with nothing cached. */
import type { Browser, CDPSession, Page } from 'playwright/test';
import * as z from 'zod';

/** A small, cheap phone. */
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
} as const;

/**
 * Slow 4G as Lighthouse applies it through DevTools: 1.6 Mbps down, 750 kbps up, 150 ms round trip, with its factors for
 * what a throttle inside the browser leaves out (3.75 for a request's latency, 0.9 for throughput).
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
};
const CPU_SLOWDOWN = 6;

/** Milliseconds after the load event in which a page's work still counts. */
const SETTLES_WITHIN = 1500;
const SCROLL_STEP_STAYS = 150;
const MENU_TIMEOUT = 20_000;

const metricsReply = z.object({
  metrics: z.array(z.object({ name: z.string(), value: z.number() })),
});

/** What watchMenu tells through a binding of this name. */
const MENU_TELLS = 'menuTells';
const menuTells = z.discriminatedUnion('state', [
  z.object({ state: z.literal('painted'), x: z.number(), y: z.number() }),
  z.object({ state: z.literal('open'), at: z.number() }),
]);

/** Milliseconds of the main thread, in ticks of the thread: what another process takes does not count. */
export type CpuCost = {
  readonly task: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
};

/** What the main thread spends on a page until it has settled, unthrottled. */
export function cpuOf(browser: Browser, url: string): Promise<CpuCost> {
  return visit(browser, async (page, devTools) => {
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLES_WITHIN);
    const { metrics } = metricsReply.parse(await devTools.send('Performance.getMetrics'));
    const spent = (name: string) => {
      const metric = metrics.find((one) => one.name === name);
      if (metric === undefined) throw new Error(`The browser does not measure ${name}.`);
      return metric.value * 1000;
    };
    return {
      task: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      style: spent('RecalcStyleDuration'),
      layout: spent('LayoutDuration'),
    };
  });
}

/** First and largest contentful paint in milliseconds, on a slow phone and network. */
export type Paint = {
  readonly fcp: number;
  readonly lcp: number;
  /** Layout shift of the load and of one scroll to the end, all added up. */
  readonly cls: number;
  /** What was the largest. */
  readonly largest: string;
};

export function paintOf(browser: Browser, url: string): Promise<Paint> {
  return visit(browser, async (page, devTools) => {
    await slowDown(devTools);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLES_WITHIN);
    const fcp = await page.evaluate(firstPaint);
    const { lcp, largest } = await page.evaluate(largestPaint);
    const steps = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
    for (let step = 1; step <= steps; step += 1) {
      await page.evaluate((to) => scrollTo(0, to * innerHeight), step);
      await page.waitForTimeout(SCROLL_STEP_STAYS);
    }
    await page.waitForTimeout(SETTLES_WITHIN);
    return { fcp, lcp, largest, cls: await page.evaluate(layoutShift) };
  });
}

/**
 * Milliseconds from the start of the visit until the menu is open, tapped as soon as its button has been painted, on a
 * slow phone and network.
 */
export function menuAnswerOf(browser: Browser, url: string, menu: string): Promise<number> {
  return visit(browser, async (page, devTools) => {
    await slowDown(devTools);
    await devTools.send('Runtime.enable');
    await devTools.send('Runtime.addBinding', { name: MENU_TELLS });
    await page.addInitScript(watchMenu, { menu, tells: MENU_TELLS });
    return await new Promise<number>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`The menu of ${url} did not open.`)),
        MENU_TIMEOUT,
      );
      devTools.on('Runtime.bindingCalled', ({ name, payload }) => {
        if (name !== MENU_TELLS) return;
        const told = menuTells.parse(JSON.parse(payload));
        if (told.state === 'painted') tap(devTools, told).catch(reject);
        else {
          clearTimeout(late);
          resolve(told.at);
        }
      });
      page.goto(url, { waitUntil: 'commit' }).catch(reject);
    });
  });
}

/** A finger, without the checks of a driver, which would wait until the page is at rest. */
async function tap(
  devTools: CDPSession,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<void> {
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Everything that a visitor can read on a page, with what is folded away. */
export function textOf(browser: Browser, url: string): Promise<string> {
  return visit(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    return page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const read: string[] = [];
      while (texts.nextNode() !== null) {
        const { parentElement, textContent } = texts.currentNode;
        if (parentElement?.closest('script, noscript') === null) read.push(textContent ?? '');
      }
      return read.join(' ');
    });
  });
}

async function visit<Seen>(
  browser: Browser,
  see: (page: Page, devTools: CDPSession) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    return await see(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

async function slowDown(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

// The functions below run in the page: they see nothing of this file.

function firstPaint(): number {
  const entry = performance.getEntriesByName('first-contentful-paint')[0];
  if (entry === undefined) throw new Error('The page painted nothing.');
  return entry.startTime;
}

function largestPaint(): Promise<{ readonly lcp: number; readonly largest: string }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1);
      const element = entry !== undefined && 'element' in entry ? entry.element : null;
      resolve({
        lcp: entry?.startTime ?? 0,
        largest: element instanceof Element ? element.tagName.toLowerCase() : 'unknown',
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // A page without shifts never calls the observer, so its remaining records are read after a frame.
    requestAnimationFrame(() => {
      add(observer.takeRecords());
      resolve(sum);
    });
  });
}

/** Tells when and where the menu's button has been painted, and when the list that it opens is seen. */
function watchMenu({ menu, tells }: { readonly menu: string; readonly tells: string }): void {
  const tell = (news: object) => {
    const binding: unknown = Reflect.get(globalThis, tells);
    if (typeof binding === 'function') binding(JSON.stringify(news));
  };
  let tapped = false;
  const look = () => {
    const button = [...document.querySelectorAll('summary')].find(
      (summary) => summary.textContent?.trim() === menu,
    );
    const list = button?.closest('nav')?.querySelector('ul');
    if ((list?.getBoundingClientRect().height ?? 0) > 0) {
      tell({ state: 'open', at: performance.now() });
      return;
    }
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const place = button?.getBoundingClientRect();
    if (!tapped && painted && place !== undefined && place.height > 0) {
      tapped = true;
      tell({
        state: 'painted',
        x: place.x + place.width / 2,
        y: place.y + place.height / 2,
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
