import { DUTIES } from '#domain/duties.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { listProducts } from '#contract/applications/catalogue.ts';
import { saveDealer } from '#contract/operators/delivery.ts';
import {
  addLenderKey,
  decideLenderKey,
  decideLenderSystem,
  saveLenderSystem,
} from '#contract/operators/lender-systems.ts';
import { acceptMembership } from '#contract/applications/memberships.ts';
import { invite } from '#contract/operators/memberships.ts';
import type { Language } from '#domain/languages.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { PRODUCT_ID } from '#tests/walk/made-up-loan.ts';
import type { Services, WalkPerson } from '#tests/walk/people.ts';
import { newPerson } from '#tests/walk/people.ts';
import type { Scene } from '#tests/walk/scene.ts';

/** Of resources/sample-catalogue.json. */
export const LENDER_ID = 'sample-neem';
const DEALER_ID = 'madeup-motors';

/** Who plays a part in an application, and what it is of. */
export type Cast = {
  readonly services: Services;
  readonly borrower: WalkPerson;
  readonly operator: WalkPerson;
  readonly dealer: WalkPerson;
  /** null where the borrower has no dealer: then an operator does the dealer's part. */
  readonly dealerId: string | null;
  readonly products: readonly ProductVersion[];
  readonly language: Language;
  /** Of the application; empty until it is begun. */
  number: string;
};

/** A cast in separate processes. */
export type WalkCast = Cast & { readonly scene: Scene };

/** Where a cast can be registered: gateways that anybody started, and the fictional lenders. */
export type Stage = Pick<Scene, 'emulator' | 'request' | 'maintain'> & {
  readonly lender: Omit<Scene['lender'], 'lines'>;
};

const mark = () => ({ requestId: randomUUID() });

async function addMember(
  operator: WalkPerson,
  person: WalkPerson,
  role: 'operator' | 'dealer',
): Promise<void> {
  const organisation = role === 'dealer' ? DEALER_ID : null;
  const body = {
    ...mark(),
    userId: person.userId,
    role,
    organisation,
    ...(role === 'operator' && { duties: [...DUTIES] }),
  };
  const { membership } = await operator.done(invite, body);
  await person.done(acceptMembership, { ...mark(), membership: membership.id });
}

/** One operator proposes the lender's address and key, and another approves them. */
async function registerLender(
  scene: Stage,
  operator: WalkPerson,
  checker: WalkPerson,
): Promise<void> {
  const lenderId = LENDER_ID;
  const url = scene.lender.messagesUrl(lenderId);
  await operator.done(saveLenderSystem, { ...mark(), lenderId, url });
  await checker.done(decideLenderSystem, { ...mark(), lenderId, url, decision: 'approve' });
  const key = (await scene.lender.publicKeys()).find((each) => each.lenderId === lenderId);
  if (key === undefined) throw new Error('the sample lender has no key');
  await operator.done(addLenderKey, { ...mark(), ...key });
  const { keyId } = key;
  await checker.done(decideLenderKey, { ...mark(), lenderId, keyId, decision: 'approve' });
}

/** The same people with another application. */
export const withAnother = (cast: WalkCast): WalkCast => ({ ...cast, number: '' });

/** Registers everybody by the real calls, the first operator by the command. */
export async function newCast<Where extends Stage>(
  scene: Where,
): Promise<Cast & { readonly scene: Where }> {
  // Others may walk with the same identity service at the same time.
  const first = 9_800_000_000 + 10 * randomInt(10_000_000);
  const register = (name: string, index: number) => newPerson(scene, name, String(first + index));
  const [borrower, operator, checker, dealer] = await Promise.all([
    register('Borrower', 0),
    register('Operator', 1),
    register('Checker', 2),
    register('Dealer', 3),
  ]);
  await scene.maintain('operator add', [operator.userId]);
  await addMember(operator, checker, 'operator');
  const names = { en: 'Madeup Motors', hi: 'काल्पनिक मोटर्स' };
  await operator.done(saveDealer, { ...mark(), dealer: { id: DEALER_ID, names }, seen: null });
  await addMember(operator, dealer, 'dealer');
  await registerLender(scene, operator, checker);
  const { products } = await borrower.done(listProducts, {});
  const product = products.find(({ productId }) => productId === PRODUCT_ID);
  if (product === undefined) throw new Error(`${PRODUCT_ID} is not in the catalogue`);
  await scene.lender.steer({ asksForMore: true, payments: 2 });
  return {
    scene,
    services: scene,
    borrower,
    operator,
    dealer,
    dealerId: DEALER_ID,
    products: [product],
    language: 'en',
    number: '',
  };
}
