/** Pictures of a dealer's branches: where they are named, who works where, and what a salesperson in two of them sees. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { addressOf, baseOf } from '#contract/addresses.ts';
import { chooseBranches, saveBranch } from '#contract/dealers/branches.ts';
import { saveLead } from '#contract/dealers/leads.ts';
import { STAFF_LANGUAGES } from '#domain/languages.ts';
import { photograph } from '#scripts/lib/photograph.ts';
import { OUT } from '#scripts/lib/places.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import { activeStaff, newDealer, type Staff } from '#tests/support/people/dealers.ts';
import { staffOf } from '#tests/support/people/loan-people.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { test } from '#tests/support/portal.ts';

const FOLDER = process.env['PICTURES'] ?? join(OUT.root, 'pictures');
const WIDTHS = [360, 768, 1280];

// What the console complains of is for the journeys.
test.use({ complaints: { expected: [/./] } });
test.setTimeout(180_000);

for (const language of STAFF_LANGUAGES) {
  test(`branches of a dealer in ${language}`, async ({ page, portal, visit }) => {
    const stage = { portal, lenders: '' };
    const { operator } = await staffOf(stage);
    const dealerId = await newDealer(operator);
    const manager = await activeStaff(stage, operator, dealerId);
    const seller = await activeStaff(stage, operator, dealerId, 'salesperson');
    const ids: string[] = [];
    for (const name of language === 'hi' ? ['हिसार', 'सिरसा'] : ['Hisar', 'Sirsa']) {
      const details = {
        name,
        address: `Delhi Road 4\n${name}`,
        district: name,
        phone: '01662 220044',
      };
      const opened = { requestId: randomUUID(), branch: randomUUID(), version: null, details };
      ids.push((await manager.done(saveBranch, opened)).branch);
    }
    const [first = ''] = ids;
    await manager.done(chooseBranches, {
      requestId: randomUUID(),
      membership: seller.membership,
      branches: ids,
    });
    for (const [at, branch] of [...ids, null].entries()) {
      await seller.done(saveLead, {
        requestId: randomUUID(),
        lead: randomUUID(),
        version: null,
        values: {
          name: ['Asha Madeup', 'Ravi Madeup', 'Sunita Madeup'][at] ?? '',
          mobileNumber: newMobileNumber(),
          vehicleKind: 'e-rickshaw',
          language,
          note: '',
          status: { state: 'OPEN', next: null },
        },
        isDuplicateKnown: false,
        branch,
      });
    }
    const openAs = async ({ userId, token, person }: Staff, view: string) => {
      await keepSession(page, visit, { userId, token, mobileNumber: person.mobileNumber });
      await visit(addressOf(`/dealer-desk#${view}`, baseOf(language)));
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
    };
    const take = async (name: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await photograph(page, FOLDER, `branches-${name}-${language}-${width}`);
      }
    };
    await openAs(manager, 'details');
    await page.getByRole('table').first().waitFor();
    await take('details');
    await openAs(manager, 'showroom');
    await page.getByRole('table').first().waitFor();
    await page.getByRole('combobox').nth(2).selectOption({ index: 1 });
    await page.getByRole('table').first().waitFor();
    await take('showroom');
    await openAs(seller, 'leads');
    await page.getByRole('grid').waitFor();
    await take('choose');
    await page.getByRole('combobox').first().selectOption(first);
    await page.getByRole('link', { name: /^(Today|आज)$/ }).press('Enter');
    await page.getByRole('listitem').first().waitFor();
    await take('today');
  });
}
