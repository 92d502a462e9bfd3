/** The letters of a script: the system's where it has them, else a font of ours, fetched once. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, chromium } from 'playwright/test';
import journeys from '#playwright';
import { expect, test } from '#tests/support/portal.ts';

const WITHOUT = (script: string) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir>
<selectfont><rejectfont><glob>*${script}*</glob><glob>*DejaVu*</glob></rejectfont></selectfont></fontconfig>`;

/** A browser on a system that has no font for a script. */
async function onSystemWithout(script: string, see: (page: Page) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-fonts-'));
  const fonts = join(folder, 'fonts.conf');
  await writeFile(fonts, WITHOUT(script));
  const browser = await chromium.launch({
    ...journeys.use?.launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: fonts, XDG_CACHE_HOME: folder },
  });
  try {
    await see(await browser.newPage({ viewport: { width: 360, height: 740 } }));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/^.*\//, ''))
      .filter((name) => name.endsWith('.woff2'));
  });

/** How far what was shown has moved since the page began, as browsers count it. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const value: unknown = Reflect.get(entry, 'value');
            sum += typeof value === 'number' ? value : 0;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

test('a system that has the letters fetches no font @web', async ({ page, visit }) => {
  await visit('/hi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await fontsOf(page)).toEqual([]);
});

test('a page in English fetches no font, whatever the system lacks @web', async ({ portal }) => {
  await onSystemWithout('Devanagari', async (page) => {
    await page.goto(`${portal.url}/faq`);
    expect(await fontsOf(page)).toEqual([]);
  });
});

test('a system without Devanagari fetches one font for a page in Hindi, and nothing moves much @web', async ({
  portal,
}) => {
  await onSystemWithout('Devanagari', async (page) => {
    await page.goto(`${portal.url}/hi`);
    await expect.poll(() => fontsOf(page)).toHaveLength(1);
    expect((await fontsOf(page))[0]).toMatch(/^noto-sans-devanagari-/);
    const shift = await moved(page);
    console.log(`moved by ${shift.toFixed(4)} while the font came`);
    expect(shift).toBeLessThan(0.1);
  });
});

for (const { language, script, text } of [
  { language: 'mr', script: 'Devanagari', text: 'कर्जाचा हप्ता' },
  { language: 'bn', script: 'Bengali', text: 'ঋণের কিস্তি' },
  { language: 'ta', script: 'Tamil', text: 'கடன் தவணை' },
  { language: 'ur', script: 'Arabic', text: 'قرض کی قسط' },
]) {
  test(`text in ${language} has a font of ours where the system has none, and lines keep their height @web`, async ({
    portal,
  }) => {
    await onSystemWithout(script, async (page) => {
      // The single-page app has the rules of every script.
      await page.goto(`${portal.url}/apply`);
      await page.getByRole('heading').first().waitFor();
      const heights = await page.evaluate(
        async ({ lang, written }) => {
          document.documentElement.lang = lang;
          const line = document.createElement('p');
          line.style.whiteSpace = 'nowrap';
          document.body.append(line);
          line.textContent = 'Latin';
          const latin = line.getBoundingClientRect().height;
          line.textContent = written;
          const before = line.getBoundingClientRect().height;
          await document.fonts.ready;
          return { latin, before, after: line.getBoundingClientRect().height };
        },
        { lang: language, written: text },
      );
      await expect.poll(() => fontsOf(page)).toHaveLength(1);
      expect(heights.before).toBe(heights.latin);
      expect(heights.after).toBe(heights.latin);
    });
  });
}
