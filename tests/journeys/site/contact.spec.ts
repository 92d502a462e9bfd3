import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { directionOf } from '#domain/languages.ts';
import { readWords } from '#scripts/words/read-words.ts';
import { wordsInLatin } from '#tests/support/checks/visible-texts.ts';
import { inDigitsOf } from '#tests/support/in-digits-of.ts';
import { expect, test } from '#tests/support/portal.ts';

test.use({ serviceWorkers: 'allow' });

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Asha Verma');
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Subject').fill('Documents');
  await page.getByLabel('Message').fill('Which documents do I need?');
}

test('a contact message is sent with the documented fields and the form is cleared', async ({
  page,
  portal,
  visit,
}, { project }) => {
  const sent = project.name === 'web' ? page.waitForRequest(/addContactUs/) : null;
  await visit('/support');
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('form submitted successfully!')).toBeVisible();
  await expect(page.getByText('Our support team answers you')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  if (sent !== null) {
    const request = await sent;
    expect(request.url()).toBe(`${portal.gatewayUrl}/user-service/addContactUs`);
    expect(request.postDataJSON()).toEqual({
      txnDate: await page.evaluate(() => new Date().toLocaleDateString()),
      name: 'Asha Verma',
      email: 'asha@example.com',
      phone: '98765 43210',
      category: 'Documents',
      remarks: 'Which documents do I need?',
    });
  }
});

/** A name, a subject and a message as they are written there. */
const WRITTEN = {
  hi: ['आशा वर्मा', 'कागज़ात', 'कौन-से कागज़ात चाहिए?'],
  mr: ['आशा कुलकर्णी', 'कागदपत्रे', 'कोणती कागदपत्रे लागतील?'],
  bn: ['আশা সাহা', 'কাগজপত্র', 'কী কী কাগজপত্র লাগবে?'],
  ta: ['ஆஷா முருகன்', 'ஆவணங்கள்', 'என்னென்ன ஆவணங்கள் தேவை?'],
  ur: ['آشا خان', 'کاغذات', 'کون سے کاغذات چاہئیں؟'],
} as const;

for (const language of ['hi', 'mr', 'bn', 'ta', 'ur'] as const) {
  test(`mistakes are explained (${language}), and a message with digits of the script is sent @web`, async ({
    page,
    visit,
  }) => {
    const [{ form }, { contact }] = await Promise.all([
      readWords(language, 'common'),
      readWords(language, 'contact'),
    ]);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const submit = page.getByRole('button', { name: contact.submit, exact: true });
    const [name, subject, message] = WRITTEN[language];
    await visit(addressOf('/support', baseOf(language)));
    await submit.click();
    await expect(page.getByText(form.required)).toHaveCount(5);
    await expect(field(contact.name)).toBeFocused();
    await field(contact.name).fill(name);
    await expect(field(contact.name)).toHaveCSS('direction', directionOf(language));
    await field(contact.email).fill('asha@');
    await field(contact.phone).fill(inDigitsOf(language, '987'));
    await field(contact.subject).fill(subject);
    await field(contact.message).fill(message);
    await submit.click();
    await expect(page.getByText(form.email)).toBeVisible();
    await expect(page.getByText(form.phone)).toBeVisible();
    expect(await wordsInLatin(page)).toEqual([]);
    for (const left of [contact.email, contact.phone]) {
      await expect(field(left)).toHaveCSS('direction', 'ltr');
    }
    await field(contact.email).fill('asha@example.com');
    await field(contact.phone).fill(inDigitsOf(language, '98765 43210'));
    const sent = page.waitForRequest(/addContactUs/);
    await submit.click();
    await expect(page.getByText(contact.success)).toBeVisible();
    expect((await sent).postDataJSON()).toMatchObject({
      name,
      category: subject,
      remarks: message,
    });
    await expect(field(contact.message)).toHaveValue('');
  });
}

test('every field of the contact form is required, and the first wrong one takes the focus @web', async ({
  page,
  visit,
}) => {
  await visit('/support');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please fill in this field.')).toHaveCount(5);
  await expect(page.getByLabel('Name')).toBeFocused();
  await fillIn(page);
  await page.getByLabel('Email address').fill('asha@');
  await page.getByLabel('Phone').fill('call me');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please enter a valid email.')).toBeVisible();
  await expect(page.getByText('Please enter a phone number')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
});

test('a message with an Aadhaar number is not sent, says so by the field and stays @web', async ({
  page,
  visit,
}) => {
  await page.route(/addContactUs/, (route) => {
    throw new Error(`sent: ${route.request().postData()}`);
  });
  const wanted = [
    ['/support', 'Message', 'Submit', 'This looks like an Aadhaar number. Please leave it out.'],
    ['/hi/support', 'संदेश', 'जमा करें', 'यह आधार नंबर जैसा लगता है। कृपया इसे न लिखें।'],
  ] as const;
  for (const [path, label, submit, words] of wanted) {
    await visit(path);
    if (path === '/support') {
      await fillIn(page);
      await page.getByLabel(label).fill('My number is 4991/1866/5246.');
    }
    // The other language brings back what was typed; filling it in meanwhile would have it twice.
    await expect(page.getByLabel(label)).toHaveValue('My number is 4991/1866/5246.');
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(words)).toHaveCount(1);
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveValue('My number is 4991/1866/5246.');
  }
});

test.describe('while the gateway is away @web', () => {
  test.use({ complaints: { expected: [/ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE/] } });

  test('a contact message stays in the form, also across a reload, and can be sent later', async ({
    page,
    portal,
    visit,
  }) => {
    await visit('/support');
    await fillIn(page);
    await portal.killGateway();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Which documents do I need?');

    await page.reload();
    await expect(page.getByLabel('Subject')).toHaveValue('Documents');
    await portal.restartGateway();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('form submitted successfully!')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Subject')).toHaveValue('');
  });
});

test.describe('when the gateway answers unusually @web', () => {
  test.use({ complaints: { expected: [/status of 400/, /status of 500/] } });

  for (const [what, status, body, message] of [
    ['a refusal', 400, '{}', 'Form submission failed. Please try again.'],
    [
      'another status code',
      200,
      '{"responseStatus":{"statusCode":1}}',
      'Form submission failed. Please try again.',
    ],
    ['no JSON', 200, '<html>', 'An error occurred. Please try again.'],
    ['a reply of another shape', 200, '{}', 'An error occurred. Please try again.'],
  ] as const) {
    test(`${what} ends in the catalogue's words and keeps the message`, async ({ page, visit }) => {
      await page.route(/addContactUs/, (route) =>
        route.fulfill({
          status,
          body,
          headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' },
        }),
      );
      await visit('/support');
      await fillIn(page);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
      await expect(page.getByLabel('Subject')).toHaveValue('Documents');
    });
  }
});
