/** The moving and turning parts of the home page, by mouse, keyboard and touch. */
import type { Locator, Page } from 'playwright/test';
import { holdScript } from '#tests/support/checks/hold-script.ts';
import { expect, test } from '#tests/support/portal.ts';

const offersOf = (page: Page) => page.getByRole('group', { name: 'Offers', exact: true });
const position = (carousel: Locator) => carousel.locator('[aria-live]');

/** Scrolls to the offers and waits until script has taken them over. */
async function openOffers(page: Page): Promise<Locator> {
  const offers = offersOf(page);
  await offers.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="marketing/offers-carousel"]')).toHaveAttribute(
    'data-awake',
    '',
  );
  return offers;
}

const turned = (card: Locator) =>
  card.evaluate((box) => {
    const sides = box.nextElementSibling;
    return sides !== null && getComputedStyle(sides).transform.startsWith('matrix3d(-1');
  });

test.describe('the offers @web', () => {
  // What a service worker fetches, a test cannot hold up.
  test.use({ serviceWorkers: 'block' });

  test('advance every 3 seconds, wrap around, and pause under the pointer', async ({
    page,
    visit,
  }) => {
    await page.clock.install();
    await visit('/');
    const offers = await openOffers(page);
    await page.mouse.move(5, 5);
    for (const shown of ['2 of 3', '3 of 3', '1 of 3']) {
      // Second by second: the next timer begins some time after a slide can be seen.
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(position(offers)).toHaveText(shown, { timeout: 500 });
      }).toPass();
      await expect(position(offers)).toHaveAttribute('aria-live', 'off');
    }
    await offers.hover();
    await expect(position(offers)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(9000);
    await expect(position(offers)).toHaveText('1 of 3');
  });

  test('follow buttons and arrow keys, and stay paused when told to', async ({ page, visit }) => {
    await page.clock.install();
    await visit('/');
    const offers = await openOffers(page);
    await offers.getByRole('button', { name: 'Stop moving' }).click();
    await offers.getByRole('button', { name: 'Next slide' }).click();
    await expect(position(offers)).toHaveText('2 of 3');
    await page.keyboard.press('ArrowLeft');
    await expect(position(offers)).toHaveText('1 of 3');
    await page.keyboard.press('ArrowLeft');
    await expect(position(offers)).toHaveText('3 of 3');
    await page.mouse.move(5, 5);
    await page.clock.runFor(9000);
    await expect(position(offers)).toHaveText('3 of 3');
    await expect(offers.getByRole('button', { name: 'Let the slides move' })).toBeVisible();
  });

  test('do not move where reduced motion is preferred', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await visit('/');
    const offers = await openOffers(page);
    await page.mouse.move(5, 5);
    await page.clock.runFor(9000);
    await expect(position(offers)).toHaveText('1 of 3');
  });

  test('handle a click made before their script loaded', async ({ page, visit }) => {
    const script = await holdScript(page);
    await visit('/');
    const offers = offersOf(page);
    await offers.getByRole('button', { name: 'Next slide' }).click();
    await expect(position(offers)).toHaveText('1 of 3');
    script.letGo();
    await expect(position(offers)).toHaveText('2 of 3');
  });
});

/** Pixels that home was long on a phone when it showed all of each section. */
const LENGTH_ONCE = 18_268;

/** A phone opens the rest of a section on request. */
const more = (page: Page, about: string) =>
  page.locator('summary').and(page.getByLabel(`More: ${about}`, { exact: true }));

test.describe('by touch @web', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const path of ['/', '/hi']) {
    test(`${path} is half as long as it was, and starts right under the hero`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      const [height, order] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent),
      ]);
      expect(height).toBeLessThanOrEqual(LENGTH_ONCE / 2);
      expect(order[1]).toBe(path === '/' ? 'Start here' : 'यहाँ से शुरू करें');
    });
  }

  test('the rest of a section opens at a tap, and a wide window has it open', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const offer = offersOf(page).getByRole('heading', { level: 3 }).first();
    await expect(offer).toBeHidden();
    await more(page, 'Offers').tap();
    await expect(offer).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(more(page, 'Our team')).toBeHidden();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
  });

  test('a card flips on a tap and back on the next', async ({ page, visit }) => {
    await visit('/');
    await more(page, 'Our team').tap();
    await expect(page.getByText('Turn the card').first()).toBeVisible();
    const card = page.getByRole('checkbox').first();
    await card.tap();
    await expect.poll(() => turned(card)).toBe(true);
    await card.tap();
    await expect.poll(() => turned(card)).toBe(false);
  });

  test('a swipe over 40 px changes the offer, a shorter one does not', async ({ page, visit }) => {
    await page.clock.install();
    await visit('/');
    await more(page, 'Offers').tap();
    const offers = await openOffers(page);
    await offers.getByRole('button', { name: 'Stop moving' }).tap();
    const row = offers.getByRole('region');
    const touch = await page.context().newCDPSession(page);
    const swipe = async (distance: number) => {
      const box = await row.boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 120];
      const at = (part: number) => [{ x: x + distance * (part - 0.5), y }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let part = 0.25; part <= 1; part += 0.25) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-60);
    await expect(position(offers)).toHaveText('2 of 3');
    await swipe(70);
    await expect(position(offers)).toHaveText('1 of 3');
  });
});

// The stand-in's Chromium has no pointer that can hover.
test('a card turns under the pointer @web', async ({ page, visit }) => {
  await visit('/');
  const card = page.getByRole('checkbox').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  await expect.poll(() => turned(card)).toBe(true);
  await page.mouse.move(5, 5);
  await expect.poll(() => turned(card)).toBe(false);
});

test('a card turns with the focus, and its back is read out', async ({ page, visit }) => {
  await visit('/');
  const card = page.getByRole('checkbox').first();
  await card.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => turned(card)).toBe(true);
  await expect(card).toHaveAccessibleDescription(/.{10}/);
});

test('both sides of a card are printed', async ({ page, visit }) => {
  await visit('/about');
  await page.emulateMedia({ media: 'print' });
  const [front, back] = [
    page.getByText('Works with lenders'),
    page.getByText(/^Responsible for the agreements/),
  ];
  await expect(front).toBeVisible();
  await expect(back).toBeVisible();
  const [above, under] = [await front.boundingBox(), await back.boundingBox()];
  expect(under?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await expect(back).toHaveCSS('backface-visibility', 'visible');
});

for (const width of [360, 1280]) {
  test(`an offer’s picture is not cropped, ${width} px wide @web`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit('/');
    if (width < 768) await more(page, 'Offers').click();
    const picture = offersOf(page).locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('complete', true);
    const { shown, own } = await picture.evaluate((image: HTMLImageElement) => ({
      shown: image.clientWidth / image.clientHeight,
      own: image.naturalWidth / image.naturalHeight,
    }));
    expect(shown).toBeCloseTo(own, 1);
  });
}

test('one question is open at a time, initially the first', async ({ page, visit }) => {
  await visit('/faq');
  const questions = page.locator('details[name="faq"]');
  await expect(questions).toHaveCount(10);
  await expect(questions.first()).toHaveAttribute('open', '');
  await questions.nth(3).locator('summary').click();
  await expect(questions.nth(3)).toHaveAttribute('open', '');
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
  await questions.nth(4).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(questions.nth(4)).toHaveAttribute('open', '');
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
});

test('the newsletter says honestly that nothing is sent', async ({ page, visit }) => {
  await visit('/');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  const colourOf = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor);
  const main = page.getByRole('main').getByRole('link', { name: 'Apply Loan' }).first();
  expect(await colourOf(subscribe)).not.toBe(await colourOf(main));
  await subscribe.click();
  await expect(page.getByText('You are not subscribed')).toBeVisible();
});

test.describe('the video @web', () => {
  test.use({ complaints: { expected: [/request to video\.example/, /ERR_/, /video\.example/] } });

  test('is loaded only on request', async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('video.example')) asked.push(request.url());
    });
    await visit('/');
    await page.getByRole('button', { name: 'Play the video' }).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Play the video' }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', /video\.example/);
    await expect.poll(() => asked.length).toBe(1);
  });
});
