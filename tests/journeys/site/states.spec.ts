/**
 * What people can open in each language, on a phone: what axe finds wrong with it, targets that are too small, and names
 * that do not begin with the words that are seen. Whole public pages are in budgets.spec.ts. All states in all languages take
 * 23 minutes, so `npm test` opens each in one language, in turn: `STATES=all npm run test:journeys -- --project=web` with this
 * file opens all.
 */
import { LANGUAGES } from '#domain/languages.ts';
import { openLooks } from '#tests/pictures/open-looks.ts';
import { OPENS_ALL, SUBJECTS } from '#tests/pictures/subjects.ts';
import { faultsInLight } from '#tests/support/checks/axe.ts';
import { namesNotAsSeen } from '#tests/support/checks/spoken-names.ts';
import { expect, test } from '#tests/support/portal.ts';

test.setTimeout(240_000);
// Answers that are refused are among the states, and so is a session that has ended.
test.use({ complaints: { expected: [/Failed to load resource/] }, actionTimeout: 30_000 });

/** States that come about after a minute, and look like others that do not. */
const IN_ENGLISH_ALONE: readonly string[] = ['expired', 'lapsing-offer'];

for (const [at, subject] of SUBJECTS.entries()) {
  const { state, name = state ?? 'visitor' } = subject;
  const own = IN_ENGLISH_ALONE.includes(name) ? ['en' as const] : LANGUAGES;
  const languages = OPENS_ALL ? own : own.slice(at % own.length).slice(0, 1);
  for (const language of languages) {
    test(`${name} in ${language} can be used by everybody @web`, async ({
      page,
      portal,
      lenders,
      visit,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openLooks(subject, language, { page, portal, lenders, visit }, async (look) => {
        expect.soft(await faultsInLight(page), look).toEqual([]);
        expect.soft(await namesNotAsSeen(page), look).toEqual([]);
      });
    });
  }
}
