/** The keys on the screen of a terminal. */
import { directionOf } from '#domain/languages.ts';
import { readWords } from '#scripts/words/read-words.ts';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { DESKTOP_ORIGIN } from '#tests/processes/launch-desktop.ts';
import { chooseLanguage, keyboard, press } from '#tests/desktop/kiosk.ts';

test('keys on the screen type into the sign-in form, and the focus stays in it', async ({
  kiosk: { page },
}) => {
  await page.getByRole('link', { name: /^Status of my application/ }).click();
  await expect(keyboard(page)).toBeHidden();
  const number = page.getByRole('textbox', { name: 'Mobile No.' });
  await number.click();
  await press(page, '9876');
  await keyboard(page).getByRole('button', { name: 'Delete' }).click();
  await expect(number).toHaveValue('987');
  await expect(number).toBeFocused();
  await keyboard(page).getByRole('button', { name: 'Hide keyboard' }).click();
  await expect(keyboard(page)).toBeHidden();
});

test('keys on the screen type names in two scripts, addresses, passwords and messages', async ({
  kiosk: { page },
}) => {
  await page.getByRole('link', { name: /^Contact us/ }).click();
  const keys = keyboard(page);
  await page.getByRole('textbox', { name: 'Name' }).click();
  await press(page, 'Asha ');
  await keys.getByRole('button', { name: 'हिन्दी, On-screen keyboard' }).click();
  await press(page, 'राव');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha राव');
  await keys.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Message' }).click();
  await press(page, 'hi');
  await keys.getByRole('button', { name: 'New line' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('hi\n');
  // The field is above the keys.
  const field = await page.getByRole('textbox', { name: 'Message' }).boundingBox();
  const board = await keys.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  // What was typed is in the form, not only on the screen.
  await page.getByRole('textbox', { name: 'Phone' }).click();
  await press(page, '98');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByText('Please fill in this field.')).toHaveCount(0);
  await page.goto(`${DESKTOP_ORIGIN}/register-type`);
  await page.getByRole('combobox', { name: 'Registration type' }).selectOption({ index: 1 });
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await email.click();
  await press(page, 'a@b');
  await keys.getByRole('button', { name: '.com' }).click();
  await expect(email).toHaveValue('a@b.com');
  // Nothing is kept by the keys themselves.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

/** Names as they are written there, and the way a field is written into. */
const NAMES = { hi: 'आशा', mr: 'बाळ घोडके', bn: 'আশা সাহা', ta: 'ஆஷா முருகன்', ur: 'آشا خان' } as const;

for (const language of ['hi', 'mr', 'bn', 'ta', 'ur'] as const) {
  test(`keys on the screen type a name and the word that confirms erasing (${language}), and Latin letters`, async ({
    kiosk: { page },
  }) => {
    const { contact } = await readWords(language, 'contact');
    const { myData } = await readWords(language, 'my-loan');
    await page.getByRole('link', { name: /^Contact us/ }).click();
    await page.waitForURL(`${DESKTOP_ORIGIN}/support`);
    await chooseLanguage(page, language);
    const name = page.getByRole('textbox', { name: contact.name, exact: true });
    await name.click();
    await press(page, NAMES[language]);
    await expect(name).toHaveValue(NAMES[language]);
    await expect(name).toHaveCSS('direction', directionOf(language));
    const message = page.getByRole('textbox', { name: contact.message, exact: true });
    await message.click();
    await press(page, `${myData.eraseWord} `);
    await keyboard(page)
      .getByRole('button', { name: /^ABC, / })
      .click();
    await press(page, 'Asha');
    await expect(message).toHaveValue(`${myData.eraseWord} Asha`);
    expect(await faultsInLightAndDark(page)).toEqual([]);
  });
}

test('keys on the screen type into a dialog, and leave the focus and the dialog where they are', async ({
  kiosk: { page },
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const corner = page.getByRole('button', { name: 'Staff', exact: true });
  for (let tap = 0; tap < 5; tap += 1) await corner.click();
  const dialog = page.getByRole('dialog', { name: 'Staff access' });
  const pin = dialog.getByLabel('PIN', { exact: true });
  await expect(pin).toBeFocused();
  await press(page, '204');
  await keyboard(page).getByRole('button', { name: 'Delete' }).click();
  await expect(pin).toHaveValue('20');
  await expect(pin).toBeFocused();
  const shown = await dialog.boundingBox();
  const board = await keyboard(page).boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  await keyboard(page).getByRole('button', { name: 'Hide keyboard' }).click();
  await expect(keyboard(page)).toBeHidden();
  expect((await dialog.boundingBox())?.y).toBe(shown?.y);
  // What is typed is in the form, not only on the screen.
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(dialog.getByText('A PIN has 4 to 12 digits.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^Contact us/ })).toBeVisible();
});
