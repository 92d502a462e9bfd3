/** How a slider answers single key steps, on a page of the portal and on a bare page, with a slowed-down processor. */
import type { Browser, CDPSession, Locator, Page } from 'playwright/test';
import * as z from 'zod';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } as const;

/** Steps back and forth around the middle, so that no end of the track is met. */
const WARM_UP_STEPS = 6;

const metricsReply = z.object({
  metrics: z.array(z.object({ name: z.string(), value: z.number() })),
});

export type SliderSteps = {
  /** From each key's event to the next paint, in milliseconds; the browser rounds to 8. */
  readonly latencies: readonly number[];
  /** Main thread for one step in milliseconds of thread time, unthrottled. */
  readonly cpuPerStep: number;
};

/** A page with nothing but a slider: what any slider costs. */
export const BARE_SLIDER =
  '<!doctype html><meta name="viewport" content="width=device-width"><label>Amount <input type="range" min="0" max="1500000" step="10000" value="50000"></label>';

/** Moves a slider step by step; `open` brings a page to where its slider answers, and gives that slider. */
export async function stepSlider(
  browser: Browser,
  open: (page: Page) => Promise<Locator>,
  { steps, slowdown }: { readonly steps: number; readonly slowdown: number },
): Promise<SliderSteps> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const slider = await open(page);
    await slider.focus();
    await press(page, WARM_UP_STEPS);

    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await taskTime(devTools);
    await press(page, steps);
    const cpuPerStep = ((await taskTime(devTools)) - before) / steps;

    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watchEvents);
    await press(page, steps);
    const latencies = await page.evaluate(seenEvents);
    return { latencies, cpuPerStep };
  } finally {
    await context.close();
  }
}

async function press(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(step % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    await page.evaluate(twoFrames);
  }
}

async function taskTime(devTools: CDPSession): Promise<number> {
  const { metrics } = metricsReply.parse(await devTools.send('Performance.getMetrics'));
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

// The functions below run in the page: they see nothing of this file.

function twoFrames(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}

function watchEvents(): void {
  const seen = new Map<number, number>();
  Reflect.set(globalThis, 'seenSteps', seen);
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      if (typeof id === 'number' && id > 0) {
        seen.set(id, Math.max(seen.get(id) ?? 0, entry.duration));
      }
    }
  };
  // 16 ms is the least that a browser reports: what is missing answered within a frame.
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => note(list.getEntries())).observe(options);
}

async function seenEvents(): Promise<number[]> {
  // The last entry is reported after its frame.
  await new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done, 50));
  });
  const seen: unknown = Reflect.get(globalThis, 'seenSteps');
  return seen instanceof Map
    ? [...seen.values()].filter((each): each is number => typeof each === 'number')
    : [];
}
