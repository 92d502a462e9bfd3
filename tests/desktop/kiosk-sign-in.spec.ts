/** Signing in at a branch's terminal with the keys on its screen, at the real gateway. */
import { createAccount } from '#tests/support/people/accounts.ts';
import { filesHolding } from '#tests/desktop/files-holding.ts';
import { keyboard, kioskConfiguration, nextVisit, press } from '#tests/desktop/kiosk.ts';
import { storedInBrowser } from '#tests/support/checks/stored-in-browser.ts';
import { DESKTOP_ORIGIN, launchDesktop } from '#tests/processes/launch-desktop.ts';
import { personWith } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';

/** Small and capital letters, a digit, a space and signs of both layers. */
const PASSWORD = 'Rickshaw 7 & Setu!';

test('a password is typed with the keys on the screen, and neither shown nor kept', async ({
  portal,
  mobileNumber,
}) => {
  const person = { ...personWith(mobileNumber), password: PASSWORD };
  await createAccount(portal, person);
  const kiosk = await launchDesktop({
    ...portal,
    keyring: 'none',
    configuration: await kioskConfiguration(),
  });
  try {
    const { page } = kiosk;
    await page.getByRole('link', { name: /^Status of my application/ }).click();
    await page.getByRole('tab', { name: 'User Id' }).click();
    await page.getByRole('textbox', { name: 'User ID' }).click();
    await press(page, person.email);
    await keyboard(page).getByRole('button', { name: 'Next' }).click();
    const field = page.getByLabel(/^Password/);
    await expect(field).toBeFocused();
    // Passwords are in Latin letters, whatever the language.
    await expect(keyboard(page).getByRole('button', { name: /Hindi/ })).toHaveCount(0);
    await press(page, PASSWORD);
    await expect(field).toHaveValue(PASSWORD);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(page.locator('body')).not.toContainText(PASSWORD);
    expect(await page.content()).not.toContain(PASSWORD);
    expect(await storedInBrowser(page, [PASSWORD, person.email])).toEqual([]);

    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${DESKTOP_ORIGIN}/consumer-profile`);
    await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();
    await expect(
      page.getByRole('heading', { name: 'You have not applied for a loan here yet' }),
    ).toBeVisible();
    await expect(keyboard(page)).toBeHidden();
    expect(await page.content()).not.toContain(PASSWORD);
    expect(await storedInBrowser(page, [PASSWORD])).toEqual([]);

    const next = await nextVisit(kiosk, () =>
      page.getByRole('button', { name: 'End session' }).click(),
    );
    await next.getByRole('link', { name: /^Status of my application/ }).click();
    await next.getByRole('tab', { name: 'User Id' }).click();
    await expect(next.getByRole('textbox', { name: 'User ID' })).toHaveValue('');
    await expect(next.getByLabel(/^Password/)).toHaveValue('');
    expect(await filesHolding(kiosk.userDataDir, PASSWORD)).toEqual([]);
    expect(kiosk.log()).not.toContain(PASSWORD);
  } finally {
    await kiosk.stop();
  }
});
