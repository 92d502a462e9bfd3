/** The application itself at a branch's terminal: filled in with the keys on the screen, and its receipt on paper. */
import type { Page } from 'playwright/test';
import { keyboard, kioskConfiguration, nextVisit, press } from '#tests/desktop/kiosk.ts';
import { DESKTOP_ORIGIN, type Desktop, launchDesktop } from '#tests/support/launch-desktop.ts';
import { type Loan, loanIn } from '#tests/support/loans.ts';
import { type RunningPortal, expect, test } from '#tests/support/portal.ts';
import { look } from '#tests/walk/acts.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Types with the keys on the screen, which leave the field to be seen. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).click();
  await press(page, text);
  const shown = await field(page, name).boundingBox();
  const keys = await keyboard(page).boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0), name).toBeLessThanOrEqual(keys?.y ?? 0);
}

/** Opens an application of whoever signs in there, all with the keys on the screen. */
async function openWithKeys(page: Page, portal: RunningPortal, { number, person }: Loan) {
  await page.goto(`${DESKTOP_ORIGIN}/apply?number=${number}#identity`);
  await field(page, 'Mobile No.').click();
  await press(page, person.mobileNumber);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await field(page, 'OTP').click();
  await press(page, await portal.codeFor(person.mobileNumber));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).last().click();

async function fillInWithKeys(page: Page): Promise<void> {
  await type(page, 'Full name', 'Asha Rani');
  await keyboard(page).getByRole('button', { name: 'Next' }).click();
  await expect(field(page, 'Date of birth')).toBeFocused();
  await type(page, 'Date of birth', '17/04/1990');
  await page.getByRole('checkbox', { name: /^I have no PAN/ }).check();
  await type(page, 'Last four digits of your Aadhaar number', '7741');
  await type(page, 'Driving licence number', 'UP32 20190041873');
  await keyboard(page).getByRole('button', { name: 'Hide keyboard' }).click();
  await next(page);

  await type(page, 'District', 'Lucknow');
  await field(page, 'PIN code').click();
  await keyboard(page).getByRole('button', { name: 'Delete' }).click();
  await type(page, 'PIN code', '2');
  await page.getByRole('radio', { name: 'my family’s' }).check();
  await keyboard(page).getByRole('button', { name: 'Hide keyboard' }).click();
  await next(page);

  await type(page, 'Months in this work', '48');
  await type(page, 'Income', '0');
  await keyboard(page).getByRole('button', { name: 'Hide keyboard' }).click();
  await next(page);

  await page.getByRole('combobox', { name: 'Dealer' }).selectOption({ index: 0 });
  await type(page, 'Model', 'Madeup 3');
}

/** Replaces the system's printer with one that holds its job. */
const holdPrinter = ({ app }: Desktop) =>
  app.evaluate(({ BrowserWindow }) => {
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      webContents.print = (options) => {
        Reflect.set(globalThis, 'job', options);
      };
    }
  });

// A program of its own.
test.setTimeout(120_000);

test('the keys on the screen fill in every kind of field, and the receipt is printed without the person', async ({
  portal,
  lenders,
}) => {
  const [draft, sent] = await Promise.all([
    loanIn('draft', { portal, lenders }),
    loanIn('submitted', { portal, lenders }),
  ]);
  const kiosk = await launchDesktop({
    ...portal,
    keyring: 'none',
    configuration: await kioskConfiguration({ printing: true }),
  });
  try {
    await openWithKeys(kiosk.page, portal, draft);
    await fillInWithKeys(kiosk.page);
    await expect(async () => {
      const { sections } = await look(draft);
      expect(sections).toMatchObject({
        identity: {
          fullName: 'Asha Rani',
          dateOfBirth: '1990-04-17',
          hasNoPan: true,
          aadhaarLastFour: '7741',
          drivingLicence: 'UP3220190041873',
        },
        address: { district: 'Lucknow', pinCode: '226002', home: 'family' },
        work: { monthsOfWork: 48, income: 300_000_00 },
        vehicle: { model: 'Madeup 3' },
      });
    }).toPass();

    const page = await nextVisit(kiosk, () =>
      kiosk.page.getByRole('button', { name: 'End session' }).click(),
    );
    await openWithKeys(page, portal, sent);
    await page.getByRole('heading', { name: 'We have received your application' }).waitFor();
    await expect(page.getByRole('button', { name: /PDF/ })).toHaveCount(0);
    await holdPrinter(kiosk);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect
      .poll(() => kiosk.app.evaluate((): unknown => Reflect.get(globalThis, 'job')))
      .toEqual({ printBackground: true, silent: true });
    const { person, userId, number } = sent;
    const personal = [person.mobileNumber, person.firstName, person.lastName, person.email, userId];
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('body').innerText();
    expect(paper).toContain(number);
    expect(await page.title()).toMatch(/\| RinSetu$/);
    for (const text of [...personal, 'End session', 'Save and leave']) {
      expect(`${paper} ${await page.title()}`).not.toContain(text);
    }
    expect(await page.title()).not.toContain(number);
  } finally {
    await kiosk.stop();
  }
});
