/** Pictures and checks of the console's sign-in and of its parts other than applications, in every state. */
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { STAFF_LANGUAGES } from '#domain/languages.ts';
import { CATALOGUE, PRODUCT } from '#tests/pictures/office/catalogue.ts';
import { IMPORT, TRIAL, VERSIONS } from '#tests/pictures/office/catalogue-plans.ts';
import { GRIEVANCES } from '#tests/pictures/office/grievances.ts';
import { dialogOf, type Look } from '#tests/pictures/office/look.ts';
import { DEALERS, LENDERS, SCHEMES } from '#tests/pictures/office/organisations.ts';
import { DOOR, KEEPER, MEMBERS } from '#tests/pictures/office/people.ts';
import { MESSAGES, NOTICES } from '#tests/pictures/office/mail.ts';
import { JOBS, LETTERS } from '#tests/pictures/office/work.ts';
import { LEVELS } from '#tests/pictures/office/service-levels.ts';
import { REPORTS } from '#tests/pictures/office/reports.ts';
import { SYSTEMS } from '#tests/pictures/office/systems.ts';
import { TEMPLATES } from '#tests/pictures/office/templates.ts';
import { TERMINALS } from '#tests/pictures/office/terminals.ts';
import { SEARCH } from '#tests/pictures/office/search.ts';
import { DESKS, checkIn, staffWords } from '#tests/pictures/staff-checks.ts';
import { expect, test } from '#tests/support/portal.ts';
import { openAsStaff } from '#tests/support/people/staff.ts';

const PARTS = {
  CATALOGUE,
  PRODUCT,
  VERSIONS,
  IMPORT,
  TRIAL,
  LENDERS,
  DEALERS,
  SCHEMES,
  MEMBERS,
  GRIEVANCES,
  MESSAGES,
  NOTICES,
  LETTERS,
  JOBS,
  KEEPER,
  SEARCH,
  LEVELS,
  REPORTS,
  TEMPLATES,
  TERMINALS,
  SYSTEMS,
} as const satisfies Readonly<Record<string, readonly Look[]>>;

/** Desktop widths, unless `WIDTHS=360,768` names others. */
const WIDTHS = process.env['WIDTHS']?.split(',').map(Number) ?? DESKS;

// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] }, actionTimeout: 10_000 });

/** Escape closes a dialog, and the focus is where it was opened; one that must be answered stays. */
async function expectToClose(page: Page, isStaying: boolean): Promise<void> {
  await page.keyboard.press('Escape');
  if (isStaying) return expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);
}

for (const language of STAFF_LANGUAGES) {
  for (const [part, looks] of Object.entries({ DOOR, ...PARTS })) {
    for (const { name, place, answers = [], open, ...special } of looks) {
      test(`office ${part.toLowerCase()}: ${name} in ${language}`, async ({
        page,
        portal,
        visit,
      }) => {
        const { isAwaiting = false, isPictureAlone = false, isStaying = false } = special;
        const path = addressOf(`/operator#${place}`, baseOf(language));
        await page.setViewportSize({ width: 1280, height: 800 });
        for (const answer of answers) await answer(page);
        if (looks === DOOR) await visit(path);
        else await openAsStaff(portal, page, 'operator', path);
        await page
          .locator(name === 'gate-awaited' ? 'main' : 'h1')
          .first()
          .waitFor();
        if (!isAwaiting) await page.waitForLoadState('networkidle');
        await open?.(page, await staffWords(language), portal);
        await checkIn(language)(page, `${part.toLowerCase()}-${name}`, {
          widths: WIDTHS,
          isPassing: isAwaiting,
          ...(isPictureAlone && { isPictureAlone }),
        });
        if (await dialogOf(page).isVisible()) await expectToClose(page, isStaying);
      });
    }
  }
}
