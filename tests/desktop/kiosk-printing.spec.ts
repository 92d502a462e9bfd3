/** What a branch's printer prints, and what its queue shows. */
import type { Page } from 'playwright/test';
import { expect, test } from '#tests/desktop/desktop-test.ts';
import { kioskConfiguration } from '#tests/desktop/kiosk.ts';
import { DESKTOP_ORIGIN, type Desktop } from '#tests/processes/launch-desktop.ts';
import { pdf, png } from '#tests/support/samples/sample-files.ts';

const NAME = 'Asha Verma';

/** Replaces the system's printer with one that holds each job until it is released. */
const holdPrinter = ({ app }: Desktop) =>
  app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    if (contents === undefined) return;
    contents.print = (options, done) => {
      Reflect.set(globalThis, 'job', options);
      Reflect.set(globalThis, 'letGo', (printed: boolean) =>
        done?.(printed, printed ? '' : 'Printer settings invalid'),
      );
    };
  });

const job = ({ app }: Desktop) => app.evaluate((): unknown => Reflect.get(globalThis, 'job'));

/** Lets the job go that the printer holds. Until the next one comes, it holds none. */
const letGo = ({ app }: Desktop, { printed }: { readonly printed: boolean }) =>
  app.evaluate((_electron, came) => {
    Reflect.deleteProperty(globalThis, 'job');
    Reflect.apply(Reflect.get(globalThis, 'letGo'), undefined, [came]);
  }, printed);

async function makePack(page: Page): Promise<void> {
  await page.goto(`${DESKTOP_ORIGIN}/register-type`);
  await page.getByRole('combobox', { name: 'Registration type' }).selectOption({ index: 1 });
  for (const [field, text] of [
    ['Full name', NAME],
    ['Date of birth', '5 Nov 1990'],
    ['Email', 'asha@mail.example'],
    ['Phone', '98765 43210'],
    ['Residential address', '12 Station Road, Nagpur 440001'],
    ['Account number', '00112233445'],
    ['IFSC', 'HDFC0001234'],
    ['Trading preferences', 'Three-wheelers in Nagpur'],
    ['Investment objectives', 'A second showroom'],
  ] as const) {
    await page.getByRole('textbox', { name: field, exact: true }).fill(text);
  }
  await page.getByLabel('Identification documents').setInputFiles(pdf('aadhaar.pdf'));
  await page.getByLabel('Photograph or ID').setInputFiles(png('asha.png'));
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check and make the pack' }).click();
  await page.getByRole('heading', { name: 'Your application pack' }).waitFor();
}

test('a pack is printed alone, without a dialogue, and its job is named after the page, not the visitor', async ({
  launch,
}) => {
  const kiosk = await launch({
    keyring: 'none',
    configuration: await kioskConfiguration({ printing: true }),
  });
  const { page } = kiosk;
  await makePack(page);
  await holdPrinter(kiosk);
  await page.getByRole('button', { name: /^Print/ }).click();
  await expect.poll(() => job(kiosk)).toEqual({ printBackground: true, silent: true });
  // Chromium names a job after the page's title, or its address where it has none.
  expect(await page.title()).toMatch(/\| RinSetu$/);
  expect(`${await page.title()} ${page.url()}`).not.toMatch(/Asha|98765|0011/);

  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body');
  await expect(paper).toContainText(NAME);
  await expect(page.getByText(NAME, { exact: true })).toBeVisible();
  for (const name of ['End session', 'Start', 'Back', 'Home', /^Print/]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
  await letGo(kiosk, { printed: true });
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('button', { name: 'End session' })).toBeVisible();
  await expect(page.locator('[data-printed]')).toHaveCount(0);
  await expect(page.getByText('Your sheet was sent to this branch’s printer.')).toBeVisible();

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Printing…' })).toBeVisible();
  await expect.poll(() => job(kiosk)).toBeDefined();
  await letGo(kiosk, { printed: false });
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing could be printed. Please ask a member of staff.',
  );
});

test('a form that needs documents says that it continues on a phone, and shows the code', async ({
  kiosk: { page },
}) => {
  await page.goto(`${DESKTOP_ORIGIN}/register-nbfc`);
  const onPhone = page.getByRole('region', { name: 'Open this form on your phone' });
  await expect(onPhone).toContainText('https://portal.example/register-nbfc');
  await expect(onPhone.getByRole('img', { name: /^QR code for https:/ })).toBeVisible();
});

test('printing is not offered where visitors may not print', async ({ kiosk: { page } }) => {
  await makePack(page);
  await expect(page.getByRole('button', { name: /Print|PDF/ })).toHaveCount(0);
});

/** The widths of a PDF's pages, in millimetres. */
const widthsOf = (bytes: Buffer) => [
  ...new Set(
    [...bytes.toString('latin1').matchAll(/\/MediaBox ?\[\s*0 0 ([\d.]+) /g)].map(([, points]) =>
      Math.round((Number(points) / 72) * 25.4),
    ),
  ),
];

test('on a roll 80 mm wide, a message’s number and a quote are printed at that width, and nothing is cut off', async ({
  launch,
  gateway,
}) => {
  const kiosk = await launch({
    keyring: 'none',
    gatewayUrl: gateway.url,
    configuration: await kioskConfiguration({ printing: true, paper: '80mm' }),
  });
  const { page } = kiosk;
  await holdPrinter(kiosk);
  const roll = {
    printBackground: true,
    silent: true,
    pageSize: { width: 80_000, height: 297_000 },
  };
  /** Prints to a file what the printer is being sent. */
  const printed = async (name: string) => {
    await expect.poll(() => job(kiosk)).toEqual(roll);
    const path = process.env['PRINTED'];
    const file = await page.pdf({
      preferCSSPageSize: true,
      ...(path === undefined ? {} : { path: `${path}/${name}.pdf` }),
    });
    expect(widthsOf(file)).toEqual([80]);
    await page.setViewportSize({ width: 272, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const cut = await page.evaluate(() => {
      const edge = document.documentElement.clientWidth;
      return [...document.querySelectorAll('[data-printed] *')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > edge + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 100));
    });
    expect(cut).toEqual([]);
    const words = await page.locator('body').innerText();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1080, height: 1920 });
    await letGo(kiosk, { printed: true });
    await expect(page.getByText('Your sheet was sent to this branch’s printer.')).toBeVisible();
    return words;
  };

  await page.getByRole('link', { name: /^Contact us/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('textbox', { name: 'Phone' }).fill('98765 43210');
  await page.getByRole('textbox', { name: 'Message' }).fill('Which documents do I need?');
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const status = page.getByRole('status').filter({ hasText: 'Your message is with us.' });
  await expect(status).toBeVisible();
  const number = /\d{4}-\d{4}/.exec(await status.innerText())?.[0];
  const call = gateway.calls.find(({ path }) => path === '/user-service/addContactUs');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    email: '',
    phone: '98765 43210',
    reference: number,
    category: 'From the terminal: Nagpur',
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const receipt = await printed('message');
  expect(receipt).toContain(number);
  expect(receipt).not.toContain(NAME);

  for (const [tool, words] of [
    ['key-facts', /annual percentage rate/i],
    ['schedule', /Owed after/],
  ] as const) {
    await page.goto(`${DESKTOP_ORIGIN}/emi-calculator?amount=200000#${tool}`);
    // A fresh page, in which only this tool is open.
    await page.reload();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    expect(await printed(tool)).toMatch(words);
  }
});
