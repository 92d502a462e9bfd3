/** What a dealer's staff must not see or do, and what only they may: by address, and by direct calls. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { APPLICATION_CALLS } from '#contract/application-calls.ts';
import { listProducts } from '#contract/applications/catalogue.ts';
import { dealers, followed } from '#contract/applications/delivery.ts';
import {
  beginDocument,
  beginDocumentAsGuarantor,
  listDocuments,
} from '#contract/applications/documents.ts';
import { chooseChannel, noticeChannels } from '#contract/applications/notice-channels.ts';
import { myGrievances } from '#contract/applications/grievances.ts';
import {
  desk,
  leads,
  quotes,
  readLead,
  removeLead,
  saveLead,
  runningSchemes,
  saveQuote,
} from '#contract/dealers/leads.ts';
import { sameNumber, team } from '#contract/dealers/lead-work.ts';
import { saveDetails } from '#contract/dealers/dealer-details.ts';
import { showroom } from '#contract/dealers/showroom.ts';
import { priceList, priceLists, savePriceList } from '#contract/dealers/price-list.ts';
import { visitors } from '#contract/dealers/visitors.ts';
import { today } from '#contract/dealers/today.ts';
import { createApplication, match, myApplications } from '#contract/applications/loans.ts';
import { myMemberships } from '#contract/applications/memberships.ts';
import { revokeMembership } from '#contract/operators/memberships.ts';
import { offers } from '#contract/applications/offers.ts';
import { erase, exportMine, fetchExport, privacyJobs } from '#contract/applications/privacy.ts';
import { signInProviders } from '#contract/applications/provider-sign-in.ts';
import type { GatewayCall } from '#contract/gateway.ts';
import { keepSession } from '#tests/support/people/accounts.ts';
import type { Answered } from '#tests/support/pages/ask-in-page.ts';
import { askInPage } from '#tests/support/pages/ask-in-page.ts';
import { phoneProof } from '#tests/processes/auth-emulator.ts';
import type { Staff } from '#tests/support/people/dealers.ts';
import { activeStaff, invitedStaff, newDealer } from '#tests/support/people/dealers.ts';
import type { Stage } from '#tests/support/people/loan-people.ts';
import { newBorrower, staffOf } from '#tests/support/people/loan-people.ts';
import { loanIn, openAs } from '#tests/support/people/loans.ts';
import { expect, test } from '#tests/support/portal.ts';
import type { Known } from '#tests/support/samples/sample-bodies.ts';
import { sampleBody } from '#tests/support/samples/sample-bodies.ts';
import { begin } from '#tests/walk/acts.ts';
import { INPUT, SECTIONS } from '#tests/walk/made-up-loan.ts';

test.setTimeout(90_000);
test.use({ complaints: { expected: [/status of 40[0-49]/] } });

type Visit = (path: string) => Promise<void>;

/** Code that only people at the desk fetch. */
const OF_THE_DESK = /\/(?:desk|dealer-(?:leads|quote|follow|today))-[^/]*\.js$/;
const REFUSED = [401, 403, 404];

/** What anybody may ask: it is public, or about themselves. */
const ANYBODYS: readonly GatewayCall[] = [
  listProducts,
  dealers,
  match,
  createApplication,
  myApplications,
  myMemberships,
  myGrievances,
  privacyJobs,
  noticeChannels,
  chooseChannel,
  signInProviders,
];
/** With their own phone code, people get a copy of their own data or have it erased. */
const ABOUT_ONESELF: readonly GatewayCall[] = [exportMine, fetchExport, erase];
/** Bodies that find more than any that fits. */
const WIDE = new Map<GatewayCall, object>([
  [followed, { search: null, stage: null, after: null }],
  [leads, { search: null, state: null, dueBy: null, step: null, orderBy: 'newest', after: null }],
]);
/** What answers any dealer: with what is one's own, which another does not see, or with what all may know. */
const LISTS: readonly GatewayCall[] = [
  desk,
  followed,
  leads,
  priceList,
  priceLists,
  runningSchemes,
  sameNumber,
  savePriceList,
  showroom,
  team,
  saveDetails,
  today,
  visitors,
];

const main = (page: Page) => page.getByRole('main');

async function openAsStaff(staff: Staff, page: Page, visit: Visit, path: string): Promise<void> {
  const { userId, token } = staff;
  await keepSession(page, visit, { userId, token, mobileNumber: staff.person.mobileNumber });
  await visit(path);
}

const CALLS = Object.values<GatewayCall>(APPLICATION_CALLS);
const DEALERS = CALLS.filter(({ path }) => path.startsWith('/dealer-service/'));
const OTHERS = CALLS.filter((call) => ![...DEALERS, ...ANYBODYS, ...ABOUT_ONESELF].includes(call));

/** Every call with a valid body, and with the caller's own phone code where one is needed. */
const asking = (calls: readonly GatewayCall[], known: Known, proof: string | null = null) =>
  calls.map((call) => ({
    path: call.path,
    body:
      WIDE.get(call) ??
      sampleBody(call, {
        ...known,
        // Kinds that need no word about masking, which is asked for first.
        ...(call === beginDocument && { kind: 'photograph' }),
        ...(call === beginDocumentAsGuarantor && { kind: 'guarantor-pan-or-form-60' }),
      }),
    proof: call.phoneProofHeader === null ? null : proof,
  }));

const letIn = (answers: readonly Answered[]) =>
  answers.filter(({ status }) => !REFUSED.includes(status)).map(({ path }) => path);
const textOf = (answers: readonly Answered[]) => answers.map(({ text }) => text).join('\n');
const pathsOf = (calls: readonly GatewayCall[]) => calls.map(({ path }) => path);

/** What the customers below told only us and the lenders, and what was decided on it. */
const SECRETS = [
  ...SECTIONS.flatMap(({ section, values }) =>
    section === 'vehicle' ? [] : Object.values<unknown>(values),
  ).filter((value) => typeof value === 'string' && value.length > 6),
  `:${INPUT.earnings.income}`,
  'cannot-be-confirmed',
  'REJECTED',
  'OFFERED',
  'sample-neem',
];

const leadOf = (mobileNumber: string) =>
  ({
    requestId: randomUUID(),
    lead: randomUUID(),
    version: null,
    values: {
      name: 'Somebody’s Customer',
      mobileNumber,
      vehicleKind: null,
      language: 'en',
      note: 'Only for the dealer',
      status: { state: 'OPEN', next: null },
    },
    isDuplicateKnown: true,
  }) as const;

test('the desk’s addresses are as unknown as any other to whom they are not for @web', async ({
  page,
  portal,
  visit,
}) => {
  const stage = { portal, lenders: '' };
  const { operator } = await staffOf(stage);
  const dealerId = await newDealer(operator);
  const owner = await activeStaff(stage, operator, dealerId);
  const { lead } = await owner.done(saveLead, leadOf('9812345678'));
  const left = await activeStaff(stage, operator, dealerId);
  await operator.done(revokeMembership, { requestId: randomUUID(), membership: left.membership });
  const rival = await activeStaff(stage, operator, await newDealer(operator));
  const borrower = await newBorrower(stage);
  await begin(borrower);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const deskParts = () => fetched.filter((path) => OF_THE_DESK.test(path));

  await visit('/dealer-desk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');

  await visit('/no-such-address');
  const unknown = await main(page).innerText();
  await openAs(borrower, page, visit, `/dealer-desk#lead=${lead}`);
  await expect(main(page)).toHaveText(unknown, { useInnerText: true });
  await openAsStaff(left, page, visit, '/dealer-desk');
  await expect(main(page)).toHaveText(unknown, { useInnerText: true });
  const invited = await invitedStaff(stage, operator, dealerId);
  await openAsStaff(invited, page, visit, `/dealer-desk#lead=${lead}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You are invited/);
  expect(deskParts()).toEqual([]);

  await openAsStaff(rival, page, visit, `/dealer-desk#lead=${randomUUID()}`);
  const gone = page.getByText('This is not here any more.');
  await expect(gone).toBeVisible();
  const none = await main(page).innerText();
  expect(deskParts()).not.toEqual([]);
  await visit(`/dealer-desk#lead=${lead}`);
  await page.reload();
  await expect(gone).toBeVisible();
  expect(await main(page).innerText()).toBe(none);

  const notFound = page.getByRole('heading', { name: 'We cannot find this application' });
  await visit('/apply?number=LA0000000000');
  await expect(notFound).toBeVisible();
  const noApplication = await main(page).innerText();
  await visit(`/apply?number=${borrower.number}`);
  await expect(notFound).toBeVisible();
  expect(await main(page).innerText()).toBe(noApplication);
});

/** A dealer with two customers who let it see how far they are: one has an offer, and one was turned down. */
async function dealerWithCustomers(stage: Stage) {
  const { operator } = await staffOf(stage);
  const dealerId = await newDealer(operator);
  const staff = await activeStaff(stage, operator, dealerId);
  const offered = await loanIn('offered', stage, { dealer: { id: dealerId, staff } });
  const rejected = await loanIn('rejected', stage, { dealer: { id: dealerId, staff } });
  const { lead } = await staff.done(saveLead, leadOf(offered.person.mobileNumber));
  const { number } = offered;
  const [document] = (await offered.borrower.done(listDocuments, { number })).documents;
  const [offer] = (await offered.borrower.done(offers, { number })).offers;
  if (document === undefined || offer === undefined) throw new Error('nothing to ask for');
  const known = {
    number,
    application: number,
    lead,
    document: document.document,
    offer: offer.offer,
    dealerId,
  };
  return { operator, staff, offered, rejected, offer, known };
}

test('with a dealer’s session, nothing of borrowers, operators and lenders is seen or done @web', async ({
  page,
  portal,
  lenders,
  visit,
}) => {
  const stage = { portal, lenders };
  const { staff, offered, rejected, offer, known } = await dealerWithCustomers(stage);
  await openAsStaff(staff, page, visit, '/dealer-desk');
  await expect(page.getByRole('button', { name: 'Add a lead' })).toBeVisible();

  const proof = await phoneProof(portal.emulatorUrl, staff.person.mobileNumber);
  expect(letIn(await askInPage(page, portal, asking(OTHERS, known, proof)))).toEqual([]);
  const itself = await askInPage(page, portal, asking([...ANYBODYS, ...ABOUT_ONESELF], known));
  for (const secret of [offered.number, rejected.number, offer.offer]) {
    expect(textOf(itself)).not.toContain(secret);
  }

  // Nothing remains after a lead was removed.
  const own = DEALERS.filter((call) => call !== removeLead);
  const answers = await askInPage(page, portal, asking(own, known));
  const seen = textOf(answers);
  expect(seen).toContain(offered.number);
  expect(seen).toContain(rejected.number);
  // Quotes are worked out from what lenders publish.
  const drawnUp = new Set<string>(pathsOf([saveQuote, quotes]));
  const notQuoted = textOf(answers.filter(({ path }) => !drawnUp.has(path)));
  for (const secret of [...SECRETS, offer.offer, offer.keyFactsHash]) {
    expect(notQuoted).not.toContain(secret);
  }
});

test('a dealer’s calls are refused to borrowers, to whom is invited or has left, and to other dealers @web', async ({
  page,
  portal,
  visit,
}) => {
  const stage = { portal, lenders: '' };
  const { operator } = await staffOf(stage);
  const dealerId = await newDealer(operator);
  const owner = await activeStaff(stage, operator, dealerId);
  const { lead } = await owner.done(saveLead, leadOf('9812345678'));
  const borrower = await newBorrower(stage);
  await begin(borrower);
  const { number } = borrower;
  const asked = asking(DEALERS, { number, lead });

  await openAs(borrower, page, visit, '/robots.txt');
  expect(letIn(await askInPage(page, portal, asked))).toEqual([]);
  const left = await activeStaff(stage, operator, dealerId);
  await operator.done(revokeMembership, { requestId: randomUUID(), membership: left.membership });
  for (const staff of [left, await invitedStaff(stage, operator, dealerId)]) {
    await openAsStaff(staff, page, visit, '/robots.txt');
    expect(letIn(await askInPage(page, portal, asked))).toEqual([]);
  }
  const rival = await activeStaff(stage, operator, await newDealer(operator));
  await openAsStaff(rival, page, visit, '/robots.txt');
  const answers = await askInPage(page, portal, asked);
  expect(letIn(answers).toSorted()).toEqual(pathsOf(LISTS).toSorted());
  expect(textOf(answers)).not.toContain(lead);
  expect(textOf(answers)).not.toContain(number);
  await page.evaluate(() => localStorage.clear());
  expect(letIn(await askInPage(page, portal, asked))).toEqual([]);
  expect((await owner.done(readLead, { lead })).lead.version).toBe(1);
});
