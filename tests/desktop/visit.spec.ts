import { expect, test } from '#tests/desktop/desktop-test.ts';
import { DESKTOP_ORIGIN } from '#tests/processes/launch-desktop.ts';

test('where the sign-in is in memory only, goals are too, and signing out forgets them', async ({
  launch,
}) => {
  const { page } = await launch({ keyring: 'none' });
  await page.evaluate(() =>
    window.portal.signIn({
      credentials: { mobileNumber: null, userId: 'asha@mail.example', password: 'correct horse 1' },
      phoneProof: null,
    }),
  );
  await page.goto(`${DESKTOP_ORIGIN}/consumer-profile`);
  await page.getByRole('button', { name: 'My Dashboard' }).click();
  await expect(page.getByText('This computer does not store them')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a goal' }).click();
  await page.getByLabel('What for').fill('Spare battery');
  await page.getByLabel('Target').fill('40000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('₹0 of ₹40,000', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'My Orders' }).click();
  await page.getByRole('button', { name: 'My Dashboard' }).click();
  await expect(page.getByText('₹0 of ₹40,000', { exact: true })).toBeVisible();
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
  expect(await stored()).not.toMatch(/plan|battery/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(page.getByText('₹0 of ₹40,000', { exact: true })).toHaveCount(0);
  expect(await stored()).not.toMatch(/plan|battery|user-7/);
});
