/** Each duty of operators against every call and every page of the console, as the one table has it. */
import type { Page } from 'playwright/test';
import { DUTIES } from '#domain/duties.ts';
import { PERMISSION_OF_CALL, type OperatorCall, mayCall } from '#contract/operators/permissions.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { viewDocument } from '#contract/operators/documents.ts';
import { OPERATOR_CALLS } from '#contract/operators/operator-calls.ts';
import { operator as words } from '#renderer/i18n/en/operator.ts';
import { faultsInLightAndDark as faults } from '#tests/support/checks/axe.ts';
import { askInPage } from '#tests/support/pages/ask-in-page.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import { newStaff } from '#tests/support/people/lender-members.ts';
import { expect, test } from '#tests/support/portal.ts';
import { sampleBody } from '#tests/support/samples/sample-bodies.ts';

test.setTimeout(90_000);
test.use({ complaints: { expected: [/status of 40[0-49]/] } });

const CALLS: Readonly<Record<string, GatewayCall>> = { ...OPERATOR_CALLS, viewDocument };
const isOperatorCall = (name: string): name is OperatorCall =>
  Object.hasOwn(PERMISSION_OF_CALL, name);
const KNOWN = { number: 'EV2026000001', application: 'EV2026000001' };

/** The pages in the order of the console's links, each with the call that it begins with. */
const VIEWS = [
  ['dashboard', 'dashboard'],
  ['queue', 'queue'],
  ['mentions', 'mentions'],
  ['reports', 'report'],
  ['catalogue', 'allProducts'],
  ['import', 'importProducts'],
  ['trial', 'catalogueNow'],
  ['lenders', 'lenderSystems'],
  ['dealers', 'lenderSystems'],
  ['schemes', 'subsidySchemes'],
  ['templates', 'letterTemplates'],
  ['grievances', 'grievances'],
  ['messages', 'contactMessages'],
  ['notices', 'notifications'],
  ['dead-letters', 'deadLetters'],
  ['jobs', 'jobs'],
  ['terminals', 'terminals'],
  ['systems', 'connectedSystems'],
  ['members', 'members'],
] as const;
const linksOf = async (page: Page) =>
  page.getByRole('navigation', { name: words.operator.ways }).getByRole('link').allInnerTexts();

for (const duty of DUTIES) {
  test(`the ${duty} sees the pages and makes the calls of the table, and no others @web`, async ({
    page,
    portal,
    visit,
  }) => {
    const work = { role: 'operator', organisation: null, duties: [duty] } as const;
    const staff = await newStaff({ portal, lenders: '' }, { ...work, duties: [...work.duties] });
    await keepSession(page, visit, staff);
    const open = VIEWS.filter(([, call]) => mayCall([duty], call)).map(([view]) => view);
    await visit('/operator');
    await expect.poll(() => linksOf(page)).toEqual(open.map((view) => words.operator.titles[view]));
    for (const [view] of VIEWS) {
      await visit(`/operator#${view}`);
      const title = words.operator.titles[view];
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(words.operator.notYours)).toHaveCount(
        open.includes(view) ? 0 : 1,
      );
    }
    expect(await faults(page)).toEqual([]);

    const asked = Object.entries(CALLS).map(([name, call]) => ({
      name,
      path: call.path,
      // A call that is permitted is refused for its empty body: nothing happens.
      body: isOperatorCall(name) && mayCall([duty], name) ? {} : sampleBody(call, KNOWN),
      proof: null,
    }));
    const answers = await askInPage(page, portal, asked);
    const refused = answers
      .filter(({ text }) => text.includes('not-among-duties'))
      .map(({ path }) => asked.find((one) => one.path === path)?.name);
    expect(refused).toEqual(
      asked
        .map(({ name }) => name)
        .filter((name) => isOperatorCall(name) && !mayCall([duty], name)),
    );
  });
}
