/** The map of /branches and the drawing in its place. */
import { expect, test } from '#tests/support/portal.ts';
import { branchNames, searchBox, search } from '#tests/support/pages/branches-page.ts';

test('the names on the drawing are 12 to 16 pixels high in every window @web', async ({
  page,
  visit,
}) => {
  await visit('/branches');
  const label = page.getByRole('img', { name: 'Drawing of where the branches' }).locator('text');
  for (const width of [360, 480, 600, 768, 992, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const height = await label.first().evaluate((text: SVGTextElement) => {
      const scale = text.getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    });
    expect(height, `at ${width} px`).toBeLessThanOrEqual(16);
    expect(height, `at ${width} px`).toBeGreaterThanOrEqual(11.9);
  }
});

test('the button of the map covers no name on the drawing of a phone @web', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/branches');
  const button = await page.getByText('Load the map', { exact: true }).boundingBox();
  const labels = page.getByRole('img', { name: 'Drawing of where the branches' }).locator('text');
  await expect(labels).not.toHaveCount(0);
  for (const label of await labels.all()) {
    const name = await label.boundingBox();
    if (button === null || name === null) throw new Error('The drawing is not shown.');
    const apart =
      name.x >= button.x + button.width ||
      name.x + name.width <= button.x ||
      name.y + name.height <= button.y ||
      name.y >= button.y + button.height;
    expect(apart, (await label.textContent()) ?? '').toBe(true);
  }
});

test.describe('the map @web', () => {
  test.use({
    complaints: { expected: [/openstreetmap/, /ERR_/] },
    serviceWorkers: 'allow',
  });

  test('is loaded only on request', async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('openstreetmap')) asked.push(request.url());
    });
    await page.route(/openstreetmap/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
    );
    await visit('/branches');
    await page.getByRole('button', { name: 'Load the map' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: 'Drawing of where the branches' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Load the map' }).click();
    await expect(page.getByTitle('Map of our branches')).toBeFocused();
    await expect.poll(() => asked.length).toBe(1);
  });

  test('falls back to the drawing without a connection, unless asked for again', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/branches');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!(await caches.match(location.pathname))) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await page.getByRole('button', { name: 'Load the map' }).focus();
    await page.locator('[data-island="branches/branch-map"][data-awake]').waitFor();
    await searchBox(page).focus();
    await page.locator('[data-island="branches/branch-search"][data-awake]').waitFor();
    await context.setOffline(true);
    await search(page, 'Thane');
    await expect(branchNames(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Load the map' }).click();
    await expect(page.getByText('There seems to be no connection')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Drawing of where the branches' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try to load it anyway' }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
  });
});
