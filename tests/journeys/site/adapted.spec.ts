/**
 * Pages as people adapt them: enlarged four times (WCAG 1.4.10), with wider spaces in texts (1.4.12), and in the few
 * colours of a system with high contrast. In English, in Tamil for its long words, and in Urdu for its direction. The screens
 * of an application are opened in one of the three, and some in forced colours; `STATES=all` opens all of them in all three.
 */
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { isAppPath } from '#renderer/content/app-paths.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { walkByKeyboard } from '#tests/pictures/keyboard-walk.ts';
import { openLooks } from '#tests/pictures/open-looks.ts';
import { OPENS_ALL, only } from '#tests/pictures/subjects.ts';
import { type LayoutFault, layoutFaults } from '#tests/support/checks/layout-faults.ts';
import { wakeWhatIsSeen } from '#tests/support/checks/wake.ts';
import { expectToFit } from '#tests/support/checks/whole-page.ts';
import { expect, test } from '#tests/support/portal.ts';

test.setTimeout(240_000);
test.use({ complaints: { expected: [/Failed to load resource/] } });

/** A window of 1280 by 1024 px, four times enlarged. */
const ENLARGED = { width: 320, height: 256 };
const PHONE = { width: 360, height: 740 };
/** Of the window's height, what stays in its place while the rest scrolls. */
const MOST_FIXED = 0.5;

const ADAPTED = ['en', 'ta', 'ur'] as const;
const PUBLIC = Object.keys(pages).filter((path) => path.startsWith('/') && !isAppPath(path));

const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const linesOf = (faults: readonly LayoutFault[], where: string) => [
  ...new Set(
    faults
      .filter(({ kind }) => kind !== 'untranslated')
      .map(({ kind, selector, text }) => `${where}: ${kind}: ${selector}: ${text}`),
  ),
];

/** Parts that stay where they are while the page scrolls beneath them, in pixels of height. */
const fixedHeight = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { position } = getComputedStyle(element);
        return (
          (position === 'fixed' || position === 'sticky') &&
          element.closest('[role=dialog], [role=alertdialog], dialog, [popover]') === null &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          element.getBoundingClientRect().width > innerWidth / 2
        );
      })
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );

/** In an open dialog, beneath which nothing scrolls: what cannot be brought into the window, or lies under something. */
const outOfReach = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[aria-modal=true] :is(a[href], button, input, select, textarea, summary)',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !(element.contains(seen) || seen?.closest('label')?.control === element);
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** Goes on after a fault, to find those of the other screens. */
const softly = expect.configure({ soft: true });

async function expectToBear(page: Page, where: string): Promise<void> {
  await page.setViewportSize(ENLARGED);
  if ((await page.locator('[aria-modal=true]').count()) > 0) {
    // A sheet slides in.
    const message = `${where}: out of reach, enlarged`;
    await softly.poll(() => outOfReach(page), { message }).toEqual([]);
  } else {
    await page.evaluate(() => window.scrollTo(0, 600));
    const fixed = await fixedHeight(page);
    expect.soft(fixed, `${where}: fixed parts, enlarged`).toBeLessThanOrEqual(256 * MOST_FIXED);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  // Charts follow the window a moment later.
  await expectToFit(page);
  await softly
    .poll(async () => linesOf(await layoutFaults(page), `${where}, enlarged`))
    .toEqual([]);
  await page.setViewportSize(PHONE);
  await expectToFit(page);
  // As a reader's own style sheet: the pages' policy refuses styles of others.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  await softly.poll(async () => linesOf(await layoutFaults(page), `${where}, spaced`)).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

for (const language of ADAPTED) {
  test(`public pages in ${language} bear enlarging and wider spaces @web`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    for (const path of PUBLIC) {
      await visit(addressOf(path, baseOf(language)));
      await wakeWhatIsSeen(page);
      await expectToBear(page, path);
    }
  });
}

/** One look of each kind of screen, and the language in which it is opened every time. */
const SCREENS = [
  { subject: 'visitor', looks: ['matched', 'matching-wrong', 'apply-signed-out'], inOne: 'ur' },
  {
    subject: 'draft',
    looks: ['lenders', 'identity', 'vehicle', 'documents', 'all-steps'],
    inOne: 'ta',
  },
  { subject: 'complete-draft', looks: ['consents', 'review', 'send'], inOne: 'en' },
  { subject: 'submitted', looks: ['my-rights', 'withdraw-question', 'more-sheet'], inOne: 'ur' },
  { subject: 'two-offers', looks: ['my-loan', 'statement'], inOne: 'ta' },
] as const;

for (const { subject, looks, inOne } of SCREENS) {
  for (const language of OPENS_ALL ? ADAPTED : [inOne]) {
    test(`${subject} in ${language} bears enlarging and wider spaces @web`, async ({
      page,
      portal,
      lenders,
      visit,
    }) => {
      await page.setViewportSize(PHONE);
      const viewer = { page, portal, lenders, visit };
      await openLooks(only(subject, looks), language, viewer, (look) => expectToBear(page, look));
    });
  }
}

/** Fields and buttons that have neither a border, an outline, a picture nor a text in forced colours. */
const unseenControls = (page: Page) =>
  page.evaluate(() => {
    const isThere = (element: Element, part?: string) => {
      const { borderBlockEndWidth, borderBlockEndStyle, outlineStyle, outlineWidth } =
        getComputedStyle(element, part);
      return (
        (borderBlockEndStyle !== 'none' && borderBlockEndWidth !== '0px') ||
        (outlineStyle !== 'none' && outlineWidth !== '0px')
      );
    };
    const isBordered = (element: Element) =>
      isThere(element) || isThere(element, '::before') || isThere(element, '::after');
    return [
      ...document.querySelectorAll(
        'button, input:not([type=hidden]), select, textarea, [role=tab]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const around = [element, element.parentElement, element.nextElementSibling].filter(
          (each) => each !== null,
        );
        const isText = element.matches('button, [role=tab]') && element.textContent.trim() !== '';
        const hasPicture = element.querySelector('svg, img') !== null;
        const isNative = getComputedStyle(element).appearance === 'auto';
        return !isText && !hasPicture && !isNative && !around.some((each) => isBordered(each));
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

test('in forced colours every control and the focus can be seen @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const see = async (where: string) => {
    expect.soft(await unseenControls(page), where).toEqual([]);
    const { faults } = await walkByKeyboard(page);
    const unseen = faults.filter((fault) => fault.startsWith('focus cannot be seen'));
    expect.soft(unseen, where).toEqual([]);
  };
  for (const path of ['/', '/login', '/register', '/emi-calculator', '/branches', '/support']) {
    await visit(path);
    await wakeWhatIsSeen(page);
    await see(path);
  }
  const viewer = { page, portal, lenders, visit };
  for (const { subject, looks } of OPENS_ALL ? SCREENS.slice(0, 3) : SCREENS.slice(1, 3)) {
    await openLooks(only(subject, looks), 'en', viewer, see);
  }
});

test('in forced colours one link of a menu is marked: that of the page @web', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('/dealer');
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const colours = await main.evaluateAll((links) =>
    links.map((link) => [link.textContent, getComputedStyle(link).borderBlockEndColor] as const),
  );
  const ground = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  const marked = colours.filter(([, edge]) => edge !== ground).map(([text]) => text);
  expect(marked).toEqual(['Dealer']);
});
