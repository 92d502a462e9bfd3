/** Every area by every role, typed into the address; and every call of operators and of lenders with everybody else's session. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { APPLICATION_CALLS } from '#contract/application-calls.ts';
import { DUTIES } from '#domain/duties.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { lenderCases } from '#contract/lenders/case-calls.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import type { Answered } from '#tests/support/pages/ask-in-page.ts';
import { askInPage } from '#tests/support/pages/ask-in-page.ts';
import { phoneProof } from '#tests/processes/auth-emulator.ts';
import { invitedMember } from '#tests/support/people/dealers.ts';
import { newBorrower, staffOf, TWO_PRODUCTS } from '#tests/support/people/loan-people.ts';
import { loanIn } from '#tests/support/people/loans.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { Known } from '#tests/support/samples/sample-bodies.ts';
import { sampleBody } from '#tests/support/samples/sample-bodies.ts';
import type { StaffSession } from '#tests/support/people/staff.ts';
import { staffSession } from '#tests/support/people/staff.ts';
import { begin } from '#tests/walk/acts.ts';

test.setTimeout(90_000);
test.use({ complaints: { expected: [/status of 40[0-49]/] } });

type Visit = (path: string) => Promise<void>;

/** Code of the areas of operators, of lenders and of dealers. */
const OF_AREAS = /\/((?:operator|lender)-area|desk|[a-z-]+-view)-[^/]*\.js$/;
const REFUSED = [401, 403, 404];

const CALLS = Object.values<GatewayCall>(APPLICATION_CALLS);
const under = (service: string) => CALLS.filter(({ path }) => path.startsWith(`/${service}/`));
const OPERATORS = under('operator-service');
const LENDERS = under('lender-service');

/** Every call with a valid body, and with the caller's own phone code where one is needed. */
const asking = (calls: readonly GatewayCall[], known: Known, proof: string | null) =>
  calls.map((call) => ({
    path: call.path,
    body: sampleBody(call, known),
    proof: call.phoneProofHeader === null ? null : proof,
  }));

const letIn = (answers: readonly Answered[]) =>
  answers.filter(({ status }) => !REFUSED.includes(status)).map(({ path }) => path);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function become(person: StaffSession | null, page: Page, visit: Visit): Promise<void> {
  await visit('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  if (person !== null) await keepSession(page, visit, person);
}

test('each area opens to its own people, and looks like an unknown address to everyone else @web', async ({
  page,
  portal,
  visit,
}) => {
  const stage = { portal, lenders: '' };
  const { operator } = await staffOf(stage);
  const loan = await newBorrower(stage);
  await begin(loan);
  const left = await invitedMember(stage, operator, {
    role: 'operator',
    organisation: null,
    duties: [...DUTIES],
  });
  await left.done(acceptMembership, { requestId: randomUUID(), membership: left.membership });
  await operator.done(revokeMembership, { requestId: randomUUID(), membership: left.membership });
  const sessionOf = (one: typeof left | typeof loan): StaffSession => ({
    userId: one.userId,
    token: one.token,
    mobileNumber: one.person.mobileNumber,
  });
  const people = {
    nobody: null,
    borrower: sessionOf(loan),
    'former operator': sessionOf(left),
    dealer: await staffSession(portal, 'dealer'),
    operator: await staffSession(portal, 'operator'),
    lender: await staffSession(portal, 'lender'),
  };
  const AREAS = [
    { path: `/operator#application=${loan.number}`, owner: 'operator' },
    { path: `/lender#case=${loan.number}`, owner: 'lender' },
    { path: '/dealer-desk#leads', owner: 'dealer' },
  ] as const;

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit('/no-such-address');
  const unknown = await page.getByRole('main').innerText();
  for (const [role, person] of Object.entries(people)) {
    await test.step(role, async () => {
      await become(person, page, visit);
      for (const { path, owner } of AREAS) {
        fetched.length = 0;
        await visit(path);
        if (owner === role) {
          await expect(heading(page)).not.toHaveText('Page not found');
          await expect.poll(() => fetched.some((one) => OF_AREAS.test(one))).toBe(true);
          // What it still fetches is not taken for the next area's.
          await visit('/robots.txt');
          continue;
        }
        if (person === null) await expect(heading(page)).toHaveText('Sign in');
        else await expect(page.getByRole('main')).toHaveText(unknown, { useInnerText: true });
        expect(fetched.filter((one) => OF_AREAS.test(one))).toEqual([]);
      }
      // Everyone sees their own data, and no one else's.
      await visit('/consumer-profile');
      await expect(heading(page)).toBeVisible();
      await visit(`/apply?number=${loan.number}`);
      const isTheirs = role === 'borrower' || person === null;
      const notFound = page.getByRole('heading', { name: 'We cannot find this application' });
      if (!isTheirs) await expect(notFound).toBeVisible();
      await expect(page.getByText(loan.person.email)).toHaveCount(0);
    });
  }
});

test('calls of operators and lenders are refused to everyone else, and across lenders @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const stage = { portal, lenders };
  const { operator } = await staffOf(stage);
  const elsewhere = TWO_PRODUCTS.filter((id) => !id.startsWith('sample-neem'));
  const loan = await loanIn('offered', stage, { productIds: elsewhere });
  const { number, person } = loan;
  const known = { number, application: number };
  const left = await invitedMember(stage, operator, {
    role: 'operator',
    organisation: null,
    duties: [...DUTIES],
  });
  const invited = { userId: left.userId, token: left.token, ...left.person };
  const borrower = { userId: loan.userId, token: loan.token, ...person };
  const dealer = await staffSession(portal, 'dealer');
  const matrix = [
    { who: null, calls: [...OPERATORS, ...LENDERS] },
    { who: borrower, calls: [...OPERATORS, ...LENDERS] },
    { who: invited, calls: [...OPERATORS, ...LENDERS] },
    { who: dealer, calls: [...OPERATORS, ...LENDERS] },
    { who: await staffSession(portal, 'operator'), calls: LENDERS },
    { who: await staffSession(portal, 'lender'), calls: OPERATORS },
  ];
  for (const { who, calls } of matrix) {
    await become(who, page, visit);
    const proof = who === null ? null : await phoneProof(portal.emulatorUrl, who.mobileNumber);
    const answers = await askInPage(page, portal, asking(calls, known, proof));
    expect(answers.length).toBeGreaterThan(10);
    expect(letIn(answers)).toEqual([]);
  }

  // Another lender's application is not there; lists of one's own are, without it.
  await become(await staffSession(portal, 'lender'), page, visit);
  const named = LENDERS.filter((call) => JSON.stringify(sampleBody(call, known)).includes(number));
  const answers = await askInPage(page, portal, asking(named, known, null));
  expect(answers.length).toBeGreaterThan(7);
  const found = answers.filter(({ status }) => status !== 404);
  expect(found.map(({ path }) => path)).toEqual([lenderCases.path]);
  expect(found.map(({ text }) => text).join('\n')).not.toContain(number);
});
