/** What a visitor does before the script of an island has arrived is not lost: one test for each kind of event. */
import { holdScript } from '#tests/support/checks/hold-script.ts';
import { expect, test } from '#tests/support/portal.ts';

test.describe('before the script loads @web', () => {
  test.use({ serviceWorkers: 'block' });

  test('typed characters stay, and are validated and sent', async ({ page, visit }) => {
    const script = await holdScript(page);
    await visit('/support');
    await page.getByLabel('Name').pressSequentially('Asha Verma');
    await page.getByLabel('Email address').pressSequentially('asha@example.com');
    await page.getByLabel('Phone').fill('98765 43210');
    await page.getByLabel('Subject').fill('Documents');
    await page.getByLabel('Message').pressSequentially('Which documents?');
    script.letGo();
    await expect(page.locator('[data-awake]')).toHaveCount(1);
    await expect(page.getByLabel('Name')).toHaveValue('Asha Verma');
    await expect(page.getByLabel('Message')).toBeFocused();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('form submitted successfully!')).toBeVisible();
  });

  test('an amount that was typed and left is grouped once the script is there', async ({
    page,
    visit,
  }) => {
    const script = await holdScript(page);
    await visit('/loan-eligibility');
    await page.locator('#match').getByLabel('What you earn').fill('30000');
    await page.locator('#match').getByLabel('What you spend').fill('12500');
    script.letGo();
    await expect(page.locator('#match').getByLabel('What you earn')).toHaveValue('30,000');
    // This one is still being typed.
    await expect(page.locator('#match').getByLabel('What you spend')).toBeFocused();
    await expect(page.locator('#match').getByLabel('What you spend')).toHaveValue('12500');
  });

  test('what is typed while the island wakes follows what was typed before', async ({
    page,
    visit,
  }) => {
    const script = await holdScript(page);
    await visit('/register');
    const field = page.getByRole('textbox', { name: 'Mobile No.' });
    await field.focus();
    await page.keyboard.type('98');
    script.letGo();
    await expect(page.locator('[data-awake]')).toHaveCount(1);
    await page.keyboard.type('76543210');
    await expect(field).toHaveValue('9876543210');
  });

  test('a number of the page before, filled in late, is replaced by what is typed', async ({
    page,
    visit,
  }) => {
    await visit('/register');
    await page.getByRole('textbox', { name: 'Mobile No.' }).fill('9876543210');
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).join(' ')))
      .toContain('9876543210');
    const script = await holdScript(page);
    await visit('/login');
    const field = page.getByRole('textbox', { name: 'Mobile No.' });
    await field.focus();
    script.letGo();
    await expect(field).toHaveValue('9876543210');
    await page.keyboard.type('9123456780');
    await expect(field).toHaveValue('9123456780');
  });

  test('what the browser filled in stays, as after a reload', async ({ page, visit }) => {
    const script = await holdScript(page);
    await visit('/support');
    // As a browser does it: without an event that a page could hear.
    await page.getByLabel('Name').evaluate((field: HTMLInputElement) => {
      field.value = 'Asha Verma';
    });
    await page.getByLabel('Phone').focus();
    script.letGo();
    await expect(page.locator('[data-awake]')).toHaveCount(1);
    await expect(page.getByLabel('Name')).toHaveValue('Asha Verma');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please fill in this field.')).toHaveCount(4);
  });

  test('a box ticked early stays ticked and takes effect', async ({ page, visit }) => {
    const script = await holdScript(page);
    await visit('/emi-calculator');
    const box = page.getByRole('checkbox', { name: 'Expert mode' });
    await box.click();
    script.letGo();
    await expect(page.locator('[data-awake]')).toHaveCount(1);
    await expect(box).toBeChecked();
    await expect(page.getByText('Back in plain mode')).toHaveCount(0);
    await expect(page.getByLabel('Fee is given')).toBeVisible();
  });

  test('a submit is replayed, and nothing reaches the address', async ({ page, visit }) => {
    const script = await holdScript(page);
    await visit('/support');
    await page.getByLabel('Name').fill('Asha');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/support$/);
    script.letGo();
    await expect(page.getByText('Please fill in this field.')).toHaveCount(4);
    await expect(page.getByLabel('Name')).toHaveValue('Asha');
    await expect(page).toHaveURL(/\/support$/);
  });

  test('the Enter key in a field is replayed as a submit', async ({ page, visit }) => {
    const script = await holdScript(page);
    await visit('/login');
    await page.getByRole('textbox', { name: 'Mobile No.' }).fill('12345');
    await page.keyboard.press('Enter');
    script.letGo();
    await expect(page.getByText('Please enter a 10-digit Indian mobile number')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Mobile No.' })).toHaveValue('12345');
  });

  test('a click on a button is replayed', async ({ page, visit }) => {
    const script = await holdScript(page);
    await visit('/login');
    await page.getByRole('tab', { name: 'User Id' }).click();
    script.letGo();
    await expect(page.getByRole('textbox', { name: 'User ID' })).toBeVisible();
  });

  test('an arrow key is replayed', async ({ page, visit }) => {
    const script = await holdScript(page);
    await visit('/login');
    await page.getByRole('tab', { name: 'Mobile No.' }).focus();
    await page.keyboard.press('ArrowRight');
    script.letGo();
    await expect(page.getByRole('tab', { name: 'User Id' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('tab', { name: 'User Id' })).toBeFocused();
  });
});
