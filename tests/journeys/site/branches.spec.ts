/** /branches: the search, distances, and what holds without script or permission. */
import { holdScript } from '#tests/support/checks/hold-script.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { expect, test } from '#tests/support/portal.ts';
import { branchNames, searchBox, search } from '#tests/support/pages/branches-page.ts';

const onlyBranch = (name: string) => [expect.stringContaining(name)];

test('a search by place fills the table, however the place is written', async ({ page, visit }) => {
  await visit('/branches');
  await expect(branchNames(page)).toHaveCount(3);
  for (const [place, branch] of [
    ['bombay', 'Mumbai Branch'],
    ['बेंगलुरु', 'Bangalore Branch'],
    ['122 002', 'Delhi Branch'],
    ['दिली', 'Delhi Branch'],
    ['Bangluru', 'Bangalore Branch'],
    ['Mumbia', 'Mumbai Branch'],
  ] as const) {
    await search(page, place);
    await expect(branchNames(page)).toHaveCount(1);
    expect(await branchNames(page).allTextContents()).toEqual(onlyBranch(branch));
  }
  const row = page.getByRole('row').filter({ hasText: 'Mumbai Branch' });
  for (const part of ['400001', 'Phone number to be announced', '10 am to 6 pm', 'EV rental']) {
    await expect(row).toContainText(part);
  }
  await expect(
    page.getByRole('status').filter({
      hasText: 'No place is called exactly “Mumbia”. Showing branches and offices for Mumbai.',
    }),
  ).toBeVisible();
  await expect(row).toContainText('Closest spelling: Mumbai');
});

test('offices are found too, and each result says why it matched', async ({ page, visit }) => {
  await visit('/branches');
  for (const [place, office, why] of [
    ['462001', 'Head office, Bhopal', 'Serves PIN codes starting with 462'],
    ['Bopal', 'Head office, Bhopal', 'Closest spelling: Bhopal'],
    ['Nagpur', 'Second office, Nagpur', 'Matches “Nagpur”'],
    ['मध्य प्रदेश', 'Head office, Bhopal', 'Matches “मध्य प्रदेश”'],
  ] as const) {
    await search(page, place);
    await expect(branchNames(page)).toHaveCount(1);
    await expect(branchNames(page)).toContainText(office);
    await expect(branchNames(page)).toContainText(why);
  }
  await expect(page.getByRole('row').last()).toContainText('Company office');
});

test('a place without a branch shows the nearest ones with their distance', async ({
  page,
  visit,
}) => {
  await visit('/branches');
  await search(page, '452001');
  await expect(page.getByText('We have no branch or office in Indore yet.')).toBeVisible();
  await expect(branchNames(page).first()).toContainText(
    /^Head office, Bhopal About 1\d\d km from Indore in a straight line$/,
  );
  await search(page, 'Chennai');
  await expect(branchNames(page).first()).toContainText('Bangalore Branch');
  await search(page, 'Kolkatta');
  await expect(
    page.getByText(
      'No place is called exactly “Kolkatta”. We have no branch or office in Kolkata yet.',
    ),
  ).toBeVisible();
});

test('the search answers in Hindi on the Hindi page @web', async ({ page, visit }) => {
  await visit('/hi/branches');
  const box = page.getByRole('searchbox', { name: 'जगह' });
  for (const [place, name, why] of [
    ['भोपल', 'हेड ऑफ़िस, भोपाल', 'सबसे मिलता-जुलता नाम: भोपाल'],
    ['इन्दोर', 'हेड ऑफ़िस, भोपाल', 'इंदौर से सीधी रेखा में लगभग'],
    ['४००००१', 'मुंबई शाखा', '400 से शुरू होने वाले PIN कोड'],
  ] as const) {
    await box.fill(place);
    await page.getByRole('button', { name: 'खोजें' }).click();
    await expect(branchNames(page).first()).toContainText(name);
    await expect(branchNames(page).first()).toContainText(why);
  }
  await box.fill('दिली');
  await box.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'दिली' })).toHaveText(
    '“दिली” नाम की कोई जगह नहीं मिली। दिल्ली की शाखाएँ और ऑफ़िस दिखाए जा रहे हैं।',
  );
});

test('a search that finds nothing says what to do', async ({ page, visit }) => {
  await visit('/branches');
  await search(page, 'Atlantis <b>');
  await expect(page.getByText('No branch or office matches “Atlantis <b>”.')).toBeVisible();
  await expect(page.getByText('Check the spelling')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all branches' }).click();
  await expect(branchNames(page)).toHaveCount(3);
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
});

test('everything can be done by keyboard alone', async ({ page, visit }) => {
  await visit('/branches');
  await searchBox(page).focus();
  await page.keyboard.type('new dehli');
  await page.keyboard.press('Enter');
  await expect(branchNames(page)).toHaveCount(1);
  await expect(
    page.getByRole('status').filter({ hasText: 'No place is called exactly “new dehli”' }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(branchNames(page)).toHaveCount(3);
  for (const name of ['Search', 'Show distances from where I am']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  for (const city of ['Bhopal', 'Nagpur']) {
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'Get Directions' }).and(page.locator(':focus')),
    ).toBeVisible();
    await expect(page.getByRole('listitem').filter({ has: page.locator(':focus') })).toContainText(
      city,
    );
  }
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(/map/i);
});

test.describe('with the location allowed @web', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 28.7041, longitude: 77.1025 },
  });

  test('distances appear, the nearest first, and nothing leaves the page', async ({
    page,
    visit,
  }) => {
    await visit('/branches');
    await searchBox(page).focus();
    await page.locator('[data-island="branches/branch-search"][data-awake]').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.getByRole('button', { name: 'Show distances from where I am' }).click();
    await expect(page.getByText('the nearest branch first')).toBeVisible();
    expect(await branchNames(page).allTextContents()).toEqual(
      ['Delhi Branch', 'Mumbai Branch', 'Bangalore Branch'].map((name) =>
        expect.stringContaining(name),
      ),
    );
    await expect(page.getByRole('row').filter({ hasText: 'Delhi Branch' })).toContainText('14 km');
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
      /28\.7|77\.1/,
    );
  });

  test('no other page may ask for it', async ({ portal, request }) => {
    const policyOf = async (path: string) =>
      (await request.get(`${portal.url}${path}`)).headers()['permissions-policy'];
    expect(await policyOf('/branches')).toContain('geolocation=(self)');
    for (const path of ['/', '/support', '/no-such-page', '/sw.js']) {
      expect(await policyOf(path), path).toContain('geolocation=()');
    }
  });
});

test.describe('without permission @web', () => {
  test.use({ complaints: { expected: [/[Gg]eolocation/] } });

  test('a refusal is explained, and the search still works', async ({ page, visit }) => {
    await visit('/branches');
    await page.getByRole('button', { name: 'Show distances from where I am' }).click();
    await expect(page.getByText('The location is not shared with this page')).toBeVisible();
    await search(page, 'Bengaluru');
    await expect(branchNames(page)).toHaveCount(1);
  });
});

test('a location that takes too long is explained @web', async ({ page, visit }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_tell, fail) =>
      fail?.({ code: 3, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  await visit('/branches');
  await page.getByRole('button', { name: 'Show distances from where I am' }).click();
  await expect(page.getByText('did not arrive in time')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Distance' })).toHaveCount(0);
});

test.describe('without script @web', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the search and every branch in the table', async ({ page, visit }) => {
    await visit('/branches');
    await expect(searchBox(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(branchNames(page)).toHaveCount(3);
    await expect(page.locator('body')).toContainText(
      'The search needs JavaScript. This table lists every branch.',
      { useInnerText: true },
    );
    await expect(page.getByRole('button', { name: 'Show distances' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveCount(2);
  });
});

test.describe('while script is on its way @web', () => {
  test.use({ serviceWorkers: 'block' });

  test('a search made before the script loads is carried out', async ({ page, visit }) => {
    const script = await holdScript(page);
    await visit('/branches');
    await search(page, 'ncr');
    await expect(branchNames(page)).toHaveCount(3);
    script.letGo();
    await expect(branchNames(page)).toHaveCount(1);
    await expect(searchBox(page)).toHaveValue('ncr');
  });
});

test('axe finds no fault, found or not found, light or dark @web', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/branches');
  for (const place of ['', 'Bopal', 'Atlantis']) {
    await search(page, place);
    await expect(page.getByRole('table')).toHaveCount(place === 'Atlantis' ? 0 : 1);
    expect(await faultsInLightAndDark(page), place).toEqual([]);
  }
});
