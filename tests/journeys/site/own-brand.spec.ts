/** A deployment with a brand of its own: its pages, and everything else that its server sends. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf } from '#scripts/web/page-files.ts';
import { readSiteSecurity, securityOf } from '#scripts/web/page-security.ts';
import { brand as product } from '#renderer/content/brand/facts.ts';
import { brandIn } from '#renderer/content/product-words.ts';
import { faultsInLightAndDark } from '#tests/support/checks/axe.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';
import { branchNames } from '#tests/support/pages/branches-page.ts';
import { expect, test } from '#tests/support/portal.ts';

test.use({ hasOwnBrand: true });

const ORIGIN = 'https://www.sugam-rin.example';
const { apps, grievanceOfficer, tagline } = brandIn('en');

/** What only the product's brand has. */
const OF_PRODUCT = [
  brandIn('en').name,
  'rinsetu',
  String(product.videoEmbedUrl),
  String(apps.iphone.url),
  grievanceOfficer.email,
  tagline,
  brandIn('hi').tagline,
  'Bhopal',
  'भोपाल',
  'to be announced',
];

/** Words that copy has without a brand: names of people, samples of branches, and the project that proves numbers. */
const ALLOWED =
  /(?:Name|Street address|name and year|Handle|Phone number) to be announced|"(?:projectId|authDomain)": "demo-rinsetu[^"]*"/g;

test('no page, and nothing else but the scripts, names the product @web', async ({ portal }) => {
  const folder = portal.webFolder;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter(
    ({ name, parentPath }) =>
      /\.(?:html|json|xml|txt|webmanifest|svg)$|^sw\.js$/.test(name) &&
      !parentPath.startsWith(join(folder, 'assets')),
  );
  expect(texts.length).toBeGreaterThan(60);
  for (const { name, parentPath } of texts) {
    const file = join(parentPath, name);
    const text = (await readFile(file, 'utf8')).replaceAll(ALLOWED, '');
    const found = OF_PRODUCT.filter((words) => text.includes(words));
    expect(found, file).toEqual([]);
  }
  const cards = await readdir(join(folder, 'cards'));
  expect(cards).toEqual(['brand.jpg']);
});

test('each page’s policy allows exactly its own scripts and styles @web', async ({ portal }) => {
  const security = await readSiteSecurity(join(portal.webFolder, '..', 'security.json'));
  expect(security['/']?.frames).toEqual(['https://video.sugam-rin.example']);
  for (const [page, allowed] of Object.entries(security)) {
    const html = await readFile(join(portal.webFolder, fileOf(page)), 'utf8');
    expect(securityOf(html), page).toEqual({ scripts: allowed.scripts, styles: allowed.styles });
  }
});

test('search engines and other sites are told the portal’s own address @web', async ({
  request,
  portal,
}) => {
  const textOf = async (path: string) => (await request.get(`${portal.url}${path}`)).text();
  expect(await textOf('/sitemap.xml')).toContain(`<loc>${ORIGIN}/hi/about</loc>`);
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(JSON.parse(await textOf('/hi/site.webmanifest'))).toMatchObject({
    short_name: 'सुगम ऋण',
    theme_color: expect.stringMatching(/^#3\w{5}$/),
  });
  const home = await textOf('/');
  expect(home).toContain(`<link rel="canonical" href="${ORIGIN}/"/>`);
  expect(home).toContain(`content="${ORIGIN}/cards/brand.jpg"`);
  expect(home).toContain('"legalName":"Sugam Credit Services Private Limited"');
});

for (const { base, name, home, city, office, officer, field, button } of [
  {
    base: '',
    name: 'Sugam Rin',
    home: 'Sugam Rin, home page',
    city: 'Pune',
    office: 'Head office, Pune',
    officer: 'Meera Joshi',
    field: 'Location',
    button: 'Search',
  },
  {
    base: '/hi',
    name: 'सुगम ऋण',
    home: /^सुगम ऋण/,
    city: 'पुणे',
    office: 'हेड ऑफ़िस, पुणे',
    officer: 'मीरा जोशी',
    field: 'जगह',
    button: 'खोजें',
  },
]) {
  test(`pages at ${base}/ have its name, colours that can be read, logo and office, also once they are awake @web`, async ({
    page,
    visit,
  }) => {
    await visit(`${base}/branches`);
    await wakeWhatIsSeen(page);
    const link = page.getByRole('link', { name: home });
    await expect(link).toContainText(name);
    await expect(link.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByRole('searchbox', { name: field }).fill(city);
    await page.getByRole('searchbox', { name: field }).press('Enter');
    await expect(branchNames(page)).toContainText([office]);
    await expect(page.getByRole('button', { name: button })).toHaveCSS(
      'background-color',
      'rgb(122, 31, 92)',
    );
    expect(await faultsInLightAndDark(page)).toEqual([]);
  });

  test(`support and calculator at ${base}/ name its officer, also once they are awake @web`, async ({
    page,
    visit,
  }) => {
    await visit(`${base}/support`);
    await wakeWhatIsSeen(page);
    await expect(page.getByText(`${officer}, officer@sugam-rin.example`)).toBeVisible();
    await visit(`${base}/emi-calculator?amount=20000&months=24&rate=15#key-facts`);
    await wakeWhatIsSeen(page);
    await expect(page.getByText(new RegExp(`${officer}; officer@sugam-rin`))).not.toHaveCount(0);
  });

  test(`the single-page app at ${base}/apply has its name and colour @web`, async ({
    page,
    visit,
  }) => {
    await visit(`${base}/apply`);
    await expect(page.getByRole('banner')).toContainText(name);
    const heading = page.getByRole('tab').first();
    await expect(heading).toBeVisible();
    await expect(page.getByRole('button', { name: /OTP/ })).toHaveCSS(
      'background-color',
      'rgb(122, 31, 92)',
    );
  });
}
