/** What lenders publish, in rupees, at the head of the loan pages: without script, and renewed once the page is used. */
import type { Page } from 'playwright/test';
import { listProducts } from '#contract/applications/catalogue.ts';
import { expect, test } from '#tests/support/portal.ts';

const section = (page: Page) =>
  page.locator('section').filter({
    has: page.getByRole('heading', { name: 'What lenders offer here, in rupees' }),
  });

for (const path of ['/ev-loan', '/business-loan']) {
  test.describe(`${path} @web`, () => {
    test('begins with what lenders offer in rupees, and shows today’s once it is used', async ({
      page,
      portal,
      visit,
    }) => {
      const answer = page.waitForResponse(`${portal.gatewayUrl}${listProducts.path}`);
      await page.route(`${portal.gatewayUrl}${listProducts.path}`, async (route) => {
        const response = await route.fetch();
        const body: { products: { productId: string; tenure: { max: number } }[] } =
          await response.json();
        const [first, ...others] = body.products;
        if (first !== undefined) first.tenure.max = 30;
        await route.fulfill({ response, json: { ...body, products: [first, ...others] } });
      });
      await visit(path);
      await expect(section(page).getByText('₹40,000 to ₹2,00,000')).toBeVisible();
      await expect(section(page).getByText('12 to 36 months')).toBeVisible();
      const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await expect(first).toHaveText('What lenders offer here, in rupees');
      await expect(page.getByText(/Amounts? on this page/)).toBeVisible();
      await page.mouse.wheel(0, 200);
      await answer;
      await expect(section(page).getByText('12 to 30 months')).toBeVisible();
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('says the same', async ({ page, visit }) => {
        await visit(path);
        await expect(section(page).getByText('₹40,000 to ₹2,00,000')).toBeVisible();
      });
    });
  });
}
