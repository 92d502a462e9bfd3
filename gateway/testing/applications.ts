import { asId } from '#domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { giveConsent, notices } from '#contract/applications/consents.ts';
import {
  application,
  createApplication,
  match,
  refreshMatch,
  saveSection,
  submit,
} from '#contract/applications/loans.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';
import { SYSTEM } from '#gateway/foundation/audit/audit.ts';
import { draftVersion, keepLender, moveVersion } from '#gateway/lending/catalogue/products.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { Store } from '#gateway/foundation/store/store.ts';
import type { TestPerson } from '#gateway/testing/people.ts';

export const TEST_LENDER: Lender = {
  id: 'test-lender',
  names: { en: 'Test Lender', hi: 'टेस्ट कंपनी' },
  isSample: true,
  grievanceOfficer: {
    names: { en: 'R. Iyer', hi: 'आर. अय्यर' },
    email: 'grievance@lender.example',
    phone: '1800 000 000',
  },
  website: 'https://lender.example',
};

export const TEST_PRODUCT: ProductVersion = {
  productId: 'test-loan',
  lenderId: TEST_LENDER.id,
  version: 1,
  names: { en: 'Test loan', hi: 'टेस्ट लोन' },
  vehicleKinds: ['e-rickshaw'],
  amount: { min: paise(50_000_00), max: paise(300_000_00) },
  tenure: { min: 12, max: 36 },
  rate: { kind: 'reducing', percent: 24 },
  fees: [],
  penalCharge: { percent: 24, words: { en: '24 % a year', hi: '24 % प्रति वर्ष' } },
  loanToValue: { maxPercent: 90, base: 'invoice' },
  eligibility: {
    age: { minAtApplication: 21, maxAtMaturity: 60 },
    instalmentShare: { maxPercent: 50, of: 'surplus' },
    minMonthlyIncome: paise(10_000_00),
    pinPrefixes: [],
    guarantor: { kind: 'never' },
  },
  documents: { beforeSanction: ['masked-aadhaar', 'photograph'], afterSanction: ['invoice'] },
  coolingOffDays: 3,
};

/** The same loan of another lender, which wants a guarantor. */
export const GUARANTEED_PRODUCT: ProductVersion = {
  ...TEST_PRODUCT,
  productId: 'guaranteed-loan',
  lenderId: 'careful-lender',
  rate: { kind: 'flat', percent: 15 },
  eligibility: { ...TEST_PRODUCT.eligibility, guarantor: { kind: 'always' } },
};
const CAREFUL_LENDER: Lender = {
  ...TEST_LENDER,
  id: 'careful-lender',
  names: { en: 'Careful Lender', hi: 'सतर्क कंपनी' },
};

/** Publishes versions without asking anybody, as a seed does. */
export async function publish(
  { records }: Store,
  lenders: readonly Lender[],
  products: readonly ProductVersion[],
): Promise<void> {
  const answer = await change(records, async (tx) => {
    for (const lender of lenders) await keepLender(tx, SYSTEM, lender);
    for (const product of products) {
      await draftVersion(records, tx, SYSTEM, product);
      await moveVersion(
        records,
        tx,
        { role: 'operator', id: asId('membership', 'maker') },
        product,
        'propose',
      );
      await moveVersion(
        records,
        tx,
        { role: 'operator', id: asId('membership', 'checker') },
        product,
        'publish',
      );
    }
    return {};
  });
  if (answer.status !== 200) throw new Error(answer.message);
}

export const publishTestCatalogue = (store: Store) =>
  publish(store, [TEST_LENDER, CAREFUL_LENDER], [TEST_PRODUCT, GUARANTEED_PRODUCT]);

export const TEST_INPUT: MatchInput = {
  vehicleKind: 'e-rickshaw',
  exShowroomPrice: paise(180_000_00),
  onRoadPrice: paise(190_000_00),
  downPayment: paise(40_000_00),
  months: 30,
  pinCode: '226001',
  earnings: { per: 'month', income: paise(30_000_00), costs: paise(10_000_00) },
  born: { kind: 'year', year: 1990 },
};

/** Every section filled in, with values that a test can search for. */
export const FILLED = {
  identity: {
    fullName: 'Seeded Borrowername',
    dateOfBirth: '1990-04-17',
    pan: 'ABCPK4821Q',
    hasNoPan: false,
    aadhaarLastFour: '7741',
    drivingLicence: 'UP3220190041873',
  },
  address: {
    house: '12 Seededstreet',
    locality: 'Aliganj',
    district: 'Lucknow',
    state: 'Uttar Pradesh',
    pinCode: '226001',
    home: 'family',
  },
  work: {
    occupation: 'drives-rented-vehicle',
    monthsOfWork: 48,
    per: 'month',
    income: paise(31_417_00),
    costs: paise(10_000_00),
    dependants: 3,
  },
  vehicle: {
    vehicleKind: 'e-rickshaw',
    model: 'Seeded Model',
    exShowroomPrice: paise(180_000_00),
    onRoadPrice: paise(190_000_00),
    downPayment: paise(40_000_00),
    months: 30,
    dealerName: 'Seeded Motors',
  },
  bank: { holder: 'Seeded Borrowername', accountNumber: '918273645546', ifsc: 'SBIN0001234' },
} as const;

export type Draft = { readonly number: string; readonly version: number };

/** Starts a draft with the present catalogue. */
export async function newDraft(person: TestPerson, input: MatchInput = TEST_INPUT): Promise<Draft> {
  const { catalogueHash } = await person.done(match, { input });
  return person.done(createApplication, {
    requestId: randomUUID(),
    language: 'hi',
    input,
    catalogueHash,
  });
}

/** Fills in every section; gives the draft as it is then. */
export async function fill(person: TestPerson, { number, version }: Draft): Promise<Draft> {
  const mark = { number, requestId: '' };
  const bodies: BodyOf<typeof saveSection>[] = [
    { ...mark, version, section: 'identity', values: FILLED.identity },
    { ...mark, version, section: 'address', values: FILLED.address },
    { ...mark, version, section: 'work', values: FILLED.work },
    { ...mark, version, section: 'vehicle', values: FILLED.vehicle },
    { ...mark, version, section: 'bank', values: FILLED.bank },
  ];
  let draft: Draft = { number, version };
  for (const body of bodies) {
    draft = await person.done(saveSection, {
      ...body,
      requestId: randomUUID(),
      version: draft.version,
    });
  }
  return draft;
}

/** Gives every consent that the notices ask for, with those of the lenders that are named. */
export async function consentToAll(
  person: TestPerson,
  number: string,
  lenderIds: readonly string[],
): Promise<void> {
  const shown = await person.done(notices, { number, language: 'hi' });
  for (const notice of shown.notices) {
    if (!notice.isRequired) continue;
    if (notice.lenderId !== null && !lenderIds.includes(notice.lenderId)) continue;
    await person.done(
      giveConsent,
      {
        requestId: randomUUID(),
        number,
        purpose: notice.purpose,
        lenderId: notice.lenderId,
        noticeHash: notice.hash,
        language: 'hi',
      },
      notice.lenderId === null ? {} : await person.withProof(),
    );
  }
}

export const chosen = (draft: Draft, product: ProductVersion = TEST_PRODUCT) => ({
  requestId: randomUUID(),
  ...draft,
  products: [{ productId: product.productId, version: product.version }],
});

/** A draft that lacks nothing but being sent. */
export async function readyDraft(
  person: TestPerson,
  input: MatchInput = TEST_INPUT,
): Promise<Draft> {
  const draft = await fill(person, await newDraft(person, input));
  await consentToAll(person, draft.number, [TEST_LENDER.id]);
  return refreshed(person, draft);
}

/** Matches again, as the sections have changed since the first match. */
export async function refreshed(person: TestPerson, draft: Draft): Promise<Draft> {
  return person.done(refreshMatch, { requestId: randomUUID(), ...draft });
}

export async function submitted(person: TestPerson): Promise<Draft> {
  const draft = await readyDraft(person);
  return person.done(submit, chosen(draft), await person.withProof());
}

export const seen = (person: TestPerson, number: string) => person.done(application, { number });
