/** The application itself at a branch's terminal: filled in with the keys on the screen, and its receipt on paper. */
import type { Page } from 'playwright/test';
import { keyboard, kioskConfiguration, nextVisit, press } from '#tests/desktop/kiosk.ts';
import { DESKTOP_ORIGIN, type Desktop, launchDesktop } from '#tests/processes/launch-desktop.ts';
import { type Loan, loanIn } from '#tests/support/people/loans.ts';
import { verifyPhone } from '#tests/support/people/people.ts';
import { expect, test } from '#tests/support/portal.ts';
import { look } from '#tests/walk/acts.ts';

const addressOf = ({ number }: Loan, step: string) =>
  `${DESKTOP_ORIGIN}/apply?number=${number}#${step}`;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Types with the keys on the screen, which leave the field to be seen. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).click();
  await press(page, text);
  const shown = await field(page, name).boundingBox();
  const keys = await keyboard(page).boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0), name).toBeLessThanOrEqual(keys?.y ?? 0);
}

async function removeLast(page: Page, name: string, characters: number): Promise<void> {
  await field(page, name).click();
  await field(page, name).press('End');
  for (let left = characters; left > 0; left -= 1) {
    await keyboard(page).getByRole('button', { name: 'Delete' }).click();
  }
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).last().click();

async function fillInWithKeys(page: Page, registeredName: string): Promise<void> {
  await removeLast(page, 'Full name', registeredName.length);
  await type(page, 'Full name', 'Asha');
  await keyboard(page).getByRole('button', { name: 'Next' }).click();
  await expect(field(page, 'Date of birth')).toBeFocused();
  await type(page, 'Date of birth', '17/04/1990');
  await page.getByRole('checkbox', { name: /^I have no PAN/ }).check();
  await type(page, 'Last four digits of your Aadhaar number', '7741');
  await keyboard(page).getByRole('button', { name: 'Hide keyboard' }).click();
  await next(page);

  // By the PIN code.
  await expect(field(page, 'District')).toHaveValue('Lucknow');
  await removeLast(page, 'District', 'Lucknow'.length);
  await type(page, 'District', 'Agra');
  await removeLast(page, 'PIN code', 1);
  await type(page, 'PIN code', '2');
  // Touching anything else hides the keys.
  await page.getByRole('radio', { name: 'my family’s' }).check();
  await expect(keyboard(page)).toBeHidden();
  await next(page);

  await type(page, 'Months in this work', '48');
  await removeLast(page, 'Income', '30,000'.length);
  await type(page, 'Income', '31500.5');
  await keyboard(page).getByRole('button', { name: 'Hide keyboard' }).click();
  await next(page);

  await page.getByRole('combobox', { name: 'Dealer' }).selectOption({ index: 0 });
  await type(page, 'Model', '3');
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

// Its own program.
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
    const { page: first } = kiosk;
    await first.goto(addressOf(draft, 'identity'));
    await type(first, 'Mobile No.', draft.person.mobileNumber);
    await first.getByRole('button', { name: 'Send OTP' }).click();
    await type(first, 'OTP', await portal.codeFor(draft.person.mobileNumber));
    await first.getByRole('button', { name: 'Verify OTP' }).click();
    await fillInWithKeys(first, `${draft.person.firstName} ${draft.person.lastName}`);
    await expect(async () => {
      const { sections } = await look(draft);
      expect(sections).toMatchObject({
        identity: {
          fullName: 'Asha',
          dateOfBirth: '1990-04-17',
          hasNoPan: true,
          aadhaarLastFour: '7741',
        },
        address: { district: 'Agra', pinCode: '226002', home: 'family' },
        work: { monthsOfWork: 48, income: 31_500_50 },
        vehicle: { model: '3' },
      });
    }).toPass({ timeout: 10_000 });

    const page = await nextVisit(kiosk, () =>
      first.getByRole('button', { name: 'End session' }).click(),
    );
    await page.goto(addressOf(sent, ''));
    await verifyPhone(page, portal, sent.person.mobileNumber);
    const title = page.getByRole('heading', { name: 'We have received your application' });
    await expect(title).toBeFocused();
    await expect(page.getByRole('button', { name: /PDF/ })).toHaveCount(0);
    await holdPrinter(kiosk);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect
      .poll(() => kiosk.app.evaluate((): unknown => Reflect.get(globalThis, 'job')))
      .toEqual({ printBackground: true, silent: true });
    const { person, userId, number } = sent;
    const personal = [person.mobileNumber, person.firstName, person.lastName, person.email, userId];
    await page.emulateMedia({ media: 'print' });
    await expect(title).toHaveCSS('outline-style', 'none');
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
