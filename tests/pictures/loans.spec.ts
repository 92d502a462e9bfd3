import { join } from 'node:path';
import { LANGUAGES } from '#domain/languages.ts';
import { photograph, showAll, SCHEMES, VIEW_HEIGHT, WIDTHS } from '#scripts/lib/photograph.ts';
import { OUT } from '#scripts/lib/places.ts';
import { test } from '#tests/support/portal.ts';
import { openLooks } from '#tests/pictures/open-looks.ts';
import { SUBJECTS } from '#tests/pictures/subjects.ts';

const FOLDER = process.env['PICTURES'] ?? join(OUT.root, 'pictures');

// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] } });

for (const subject of SUBJECTS) {
  const { state, name = state ?? 'visitor' } = subject;
  for (const language of LANGUAGES) {
    test(`${name} in ${language}`, async ({ page, portal, lenders, visit }) => {
      await openLooks(subject, language, { page, portal, lenders, visit }, async (look) => {
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
      });
    });
  }
}
