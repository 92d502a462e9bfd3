import { join } from 'node:path';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { photograph, showAll, SCHEMES, VIEW_HEIGHT, WIDTHS } from '#scripts/lib/photograph.ts';
import { OUT } from '#scripts/lib/places.ts';
import { loanIn, openAs } from '#tests/support/people/loans.ts';
import { test } from '#tests/support/portal.ts';
import { SUBJECTS } from '#tests/pictures/subjects.ts';

const FOLDER = process.env['PICTURES'] ?? join(OUT.root, 'pictures');

// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] } });

for (const { state, name = state ?? 'visitor', looks } of SUBJECTS) {
  for (const language of LANGUAGES) {
    test(`${name} in ${language}`, async ({ page, portal, lenders, visit }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const loan = state === null ? null : await loanIn(state, { portal, lenders }, { language });
      if (loan !== null) await openAs(loan, page, visit, '/robots.txt');
      for (const { name: look, path, open } of looks) {
        const wanted = typeof path === 'string' ? path : loan === null ? '/' : await path(loan);
        // Another fragment of the same address would not reload anything.
        await page.goto('about:blank');
        await visit(addressOf(wanted, baseOf(language)));
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await open?.(page, portal);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: VIEW_HEIGHT });
          await showAll(page);
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme });
            const picture = [name.replaceAll(' ', '-'), look, language, width, colorScheme].join(
              '-',
            );
            await photograph(page, FOLDER, picture);
          }
        }
      }
    });
  }
}
