/** Pictures of the areas of operators and lenders, with some applications in different states. */
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { SCHEMES, VIEW_HEIGHT, photograph, showAll } from '#scripts/lib/photograph.ts';
import { OUT } from '#scripts/lib/places.ts';
import { keepSession } from '#tests/support/accounts.ts';
import {
  INBOX_LENDER,
  INBOX_PRODUCT,
  newClerk,
  workInTheInbox,
} from '#tests/support/lender-members.ts';
import { loanIn } from '#tests/support/loans.ts';
import { test } from '#tests/support/portal.ts';
import { openAsStaff } from '#tests/support/staff.ts';
import { PRODUCT_ID } from '#tests/walk/made-up-loan.ts';

const FOLDER = process.env['PICTURES'] ?? join(OUT.root, 'pictures');
/** Staff sit at desks; at the narrowest width nothing may break. */
const WIDTHS = [360, 768, 1280, 1920] as const;

// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] } });

async function picture(page: Page, name: string, language: Language): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: VIEW_HEIGHT });
    await showAll(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await photograph(page, FOLDER, [name, language, width, colorScheme].join('-'));
    }
  }
}

const VIEWS = [
  'dashboard',
  'queue',
  'catalogue',
  'lenders',
  'dealers',
  'members',
  'grievances',
  'messages',
  'notices',
  'dead-letters',
  'jobs',
] as const;

for (const language of LANGUAGES) {
  test(`staff in ${language}`, async ({ page, portal, lenders }) => {
    const stage = { portal, lenders };
    const inReview = await loanIn('in-review', stage, { language });
    const submitted = await loanIn('submitted', stage, { language });
    const offered = await loanIn('two-offers', stage, { language });
    const places = [
      ...VIEWS,
      `application=${inReview.number}`,
      `application=${submitted.number}`,
      `application=${offered.number}`,
      `product=${PRODUCT_ID}.1`,
    ];
    for (const place of places) {
      await page.goto('about:blank');
      await openAsStaff(
        portal,
        page,
        'operator',
        addressOf(`/operator#${place}`, baseOf(language)),
      );
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const name = place.startsWith('application=')
        ? `operator-application-${places.indexOf(place)}`
        : `operator-${place.replaceAll(/\W/g, '-')}`;
      await picture(page, name, language);
    }
  });

  test(`lender in ${language}`, async ({ page, portal, lenders }) => {
    const stage = { portal, lenders };
    await workInTheInbox(stage);
    const loan = await loanIn('with-lender', stage, { language, productIds: [INBOX_PRODUCT] });
    const clerk = await newClerk(stage, INBOX_LENDER);
    const visit = async (wanted: string) => void (await page.goto(`${portal.url}${wanted}`));
    for (const place of ['inbox', `case=${loan.number}`]) {
      await page.goto('about:blank');
      await keepSession(page, visit, clerk);
      await visit(addressOf(`/lender#${place}`, baseOf(language)));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await picture(page, `lender-${place.startsWith('case') ? 'case' : place}`, language);
    }
  });
}
