/** The people of a loan application on a running portal: a borrower, and the demonstration's staff and lenders. */
import type { Page } from 'playwright/test';
import { listProducts } from '#contract/applications/catalogue.ts';
import { myApplications } from '#contract/applications/loans.ts';
import type { Language } from '#domain/languages.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { Steering } from '#sample-lender/steering.ts';
import { UNSTEERED } from '#sample-lender/steering.ts';
import { createAccount, keepSession, startSession } from '#tests/support/people/accounts.ts';
import { phoneProof } from '#tests/processes/auth-emulator.ts';
import type { Person } from '#tests/support/people/people.ts';
import { personWith } from '#tests/support/people/people.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { newMobileNumber } from '#tests/support/people/mobile-numbers.ts';
import { staffSession } from '#tests/support/people/staff.ts';
import type { Cast } from '#tests/walk/cast.ts';
import { madeUpLendersAt } from '#tests/walk/made-up-lenders.ts';
import { PRODUCT_ID } from '#tests/walk/made-up-loan.ts';
import type { Services, WalkPerson } from '#tests/walk/people.ts';
import { signedIn } from '#tests/walk/people.ts';
import { until } from '#tests/walk/until.ts';

const DEALER_ID = 'demo-dealer';

/** Two products of different lenders that match the fictional loan, neither with a guarantor. */
export const TWO_PRODUCTS = [PRODUCT_ID, 'sample-kadamb-ganga'];

/** The fixtures of those names. */
export type Stage = { readonly portal: RunningPortal; readonly lenders: string };

export type Wishes = {
  readonly language?: Language;
  /** Without one, an operator does the dealer's part. */
  readonly hasDealer?: boolean;
  /** Another dealer than the demonstration's. */
  readonly dealer?: { readonly id: string; readonly staff: WalkPerson };
  readonly productIds?: readonly string[];
  /** In their place: products that were published since. */
  readonly products?: readonly ProductVersion[];
};

/** A borrower's application, with everyone else involved in it. */
export type Loan = Cast & {
  readonly person: Person;
  readonly userId: string;
  readonly token: string;
};

const productsOf = new WeakMap<RunningPortal, Promise<readonly ProductVersion[]>>();

async function listedProducts(services: Services): Promise<readonly ProductVersion[]> {
  const nobody = signedIn(services, { userId: '', token: '', mobileNumber: '' });
  return (await nobody.done(listProducts, {})).products;
}

/** The demonstration's staff, signed in once for many journeys on a portal. */
export async function staffOf(stage: Stage) {
  const services = servicesOf(stage);
  const listed = productsOf.get(stage.portal) ?? listedProducts(services);
  productsOf.set(stage.portal, listed);
  const [operator, dealer, products] = await Promise.all([
    staffSession(stage.portal, 'operator'),
    staffSession(stage.portal, 'dealer'),
    listed,
  ]);
  return { operator: signedIn(services, operator), dealer: signedIn(services, dealer), products };
}

export const servicesOf = ({ portal, lenders }: Stage): Services => ({
  emulator: { idTokenFor: (mobileNumber) => phoneProof(portal.emulatorUrl, mobileNumber) },
  request: (path, init) =>
    until(`an answer to ${path}`, () => fetch(portal.gatewayUrl + path, init).catch(() => null)),
  lender: madeUpLendersAt(lenders),
});

async function castAround(
  stage: Stage,
  borrower: WalkPerson,
  {
    language = 'en',
    hasDealer = true,
    dealer: wanted,
    productIds = [PRODUCT_ID],
    products,
  }: Wishes,
): Promise<Cast> {
  const services = servicesOf(stage);
  const { operator, dealer: demo, products: listed } = await staffOf(stage);
  const chosen = products ?? productIds.map((id) => productCalled(listed, id));
  const dealer = wanted?.staff ?? demo;
  const dealerId = hasDealer ? (wanted?.id ?? DEALER_ID) : null;
  return { services, borrower, operator, dealer, dealerId, products: chosen, language, number: '' };
}

function productCalled(products: readonly ProductVersion[], id: string): ProductVersion {
  const found = products.find(({ productId }) => productId === id);
  if (found === undefined) throw new Error(`${id} is not in the catalogue`);
  return found;
}

/** A new borrower who is signed in and has no application yet. */
export async function newBorrower(stage: Stage, wishes: Wishes = {}): Promise<Loan> {
  const person = personWith(newMobileNumber());
  await createAccount(stage.portal, person);
  const session = await startSession(stage.portal, person.mobileNumber);
  const borrower = signedIn(servicesOf(stage), { ...session, mobileNumber: person.mobileNumber });
  return { ...(await castAround(stage, borrower, wishes)), ...session, person };
}

/** Signs the borrower in on a page of the web, and opens a path. */
export async function openAs(
  { person, userId, token }: Loan,
  page: Page,
  visit: (path: string) => Promise<void>,
  path: string,
): Promise<void> {
  await keepSession(page, visit, { userId, token, mobileNumber: person.mobileNumber });
  await visit(path);
}

/** Everyone involved in the newest application of the person signed in on this page. */
export async function loanOnPage(
  stage: Stage,
  page: Page,
  person: Person,
  wishes: Wishes = {},
): Promise<Loan> {
  const session = await page.evaluate(() => ({
    userId: localStorage.getItem('userId') ?? '',
    token: localStorage.getItem('token') ?? '',
  }));
  const borrower = signedIn(servicesOf(stage), { ...session, mobileNumber: person.mobileNumber });
  const { applications } = await borrower.done(myApplications, {});
  const [newest] = applications.toSorted((one, other) => other.createdAt - one.createdAt);
  const cast = await castAround(stage, borrower, wishes);
  return { ...cast, ...session, person, number: newest?.number ?? '' };
}

/** Resets the lenders and steers them; what is left out has its default, but one payment and no further documents. */
export async function steerLenders(
  { lenders }: Pick<Stage, 'lenders'>,
  how: Partial<Steering> = {},
) {
  const willing = { ...UNSTEERED, asksForMore: false, payments: 1 } as const;
  await madeUpLendersAt(lenders).steer({ ...willing, ...how });
}
