/** The three ways in at a branch's terminal, and the frame around its pages. */
import { kioskConfiguration, nextVisit } from '#tests/desktop/kiosk.ts';
import { DESKTOP_ORIGIN, launchDesktop } from '#tests/processes/launch-desktop.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import { storedInBrowser } from '#tests/support/checks/stored-in-browser.ts';
import { expect, test } from '#tests/support/portal.ts';

// Its own program.
test.setTimeout(120_000);

test('who lends, how far an application is, and the way on with a phone are the first that a visitor sees', async ({
  portal,
  lenders,
}) => {
  const sent = await loanIn('submitted', { portal, lenders });
  const kiosk = await launchDesktop({
    ...portal,
    keyring: 'none',
    configuration: await kioskConfiguration(),
  });
  try {
    const { page } = kiosk;
    const jobs = page.getByRole('navigation', { name: 'What would you like to do?' });
    await expect(jobs.getByRole('list').first().getByRole('link')).toHaveText([
      /^Who would lend to me/,
      /^Status of my application/,
      /^Continue on my phone/,
    ]);

    await jobs.getByRole('link', { name: /^Who would lend to me/ }).click();
    await expect(page.getByRole('button', { name: 'Find lenders' })).toBeVisible();
    // No dollars, and nothing of the site's menus and footer.
    await expect(page.locator('body')).not.toContainText(/US\$|dollar/i);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Become a Partner' })).toHaveCount(0);
    await expect(page.getByText('Back', { exact: true })).toHaveCount(1);
    await page.goto(`${DESKTOP_ORIGIN}/business-loan`);
    await expect(page).toHaveURL(`${DESKTOP_ORIGIN}/loan-eligibility`);

    await jobs.getByRole('link', { name: 'My phone' }).click();
    const code = page.getByRole('img', { name: 'QR code for https://portal.example/apply' });
    await expect(code).toBeInViewport();

    await jobs.getByRole('link', { name: 'Status' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status of my application');
    await verifyPhone(page, portal, sent.person.mobileNumber);
    await expect(page.getByText(sent.number).first()).toBeVisible();
    await expect(page.getByText('Back', { exact: true })).toHaveCount(1);

    const next = await nextVisit(kiosk, () =>
      page.getByRole('button', { name: 'End session' }).click(),
    );
    await next.getByRole('link', { name: /^Status of my application/ }).click();
    await expect(next.getByRole('textbox', { name: 'Mobile No.' })).toHaveValue('');
    expect(await storedInBrowser(next, [sent.number, sent.person.mobileNumber])).toEqual([]);
  } finally {
    await kiosk.stop();
  }
});
