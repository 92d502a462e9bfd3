import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '#tests/support/portal.ts';

test.describe('@web', () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const path of [
      '/',
      '/login',
      '/register',
      '/support',
      '/consumer-profile',
      '/faq',
      '/register-nbfc',
      '/register-type',
      '/psychometric-test',
    ]) {
      test(`${path} has no accessibility fault that axe finds, ${scheme}`, async ({
        page,
        visit,
      }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await visit(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`),
        ).toEqual([]);
      });
    }
  }
});

test('registration can be done with the keyboard only', async ({
  page,
  portal,
  visit,
  mobileNumber,
}) => {
  await visit('/register');
  await page.getByRole('textbox', { name: 'Mobile No.' }).focus();
  await page.keyboard.type(mobileNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused();
  await page.keyboard.type(await portal.codeFor(mobileNumber));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who you are' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Asha');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Verma');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cons');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(`keys.${mobileNumber}@example.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('by keyboard 1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('by keyboard 1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read the terms and conditions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have successfully registered!')).toBeVisible();
});
