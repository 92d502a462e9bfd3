import type { DataItem } from '#domain/lending/notifications/notices.ts';
import type { Sections } from '#domain/lending/sections.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { keyOfApplication } from '#gateway/lending/applications/find-application.ts';
import { guarantorOf, openGuarantor } from '#gateway/lending/applications/guarantors.ts';
import { loanAskedFor } from '#gateway/lending/applications/loan-asked-for.ts';
import { openSections } from '#gateway/lending/applications/sealed-sections.ts';
import type { ConsentRow } from '#gateway/lending/consents/consents.ts';
import { consentFrom, consentsOf } from '#gateway/lending/consents/consents.ts';
import type { CaseRow } from '#gateway/lending/lender-cases/cases.ts';
import { productOfCase } from '#gateway/lending/offers/offered-product.ts';
import { itemsOf, sharingConsents } from '#gateway/lending/sending/consented.ts';
import { linksForMessage } from '#gateway/lending/sending/document-links.ts';
import type { WriteBody } from '#gateway/lending/sending/write-body.ts';
import { verifiedDocuments } from '#gateway/lending/sending/sent-documents.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';

type Items = ReadonlySet<DataItem>;

const nameOf = (items: Items, { identity }: Sections) =>
  items.has('name') ? { fullName: identity.fullName ?? null } : {};

const birthOf = (items: Items, { identity }: Sections) =>
  items.has('date-of-birth') ? { dateOfBirth: identity.dateOfBirth ?? null } : {};

function addressOf(items: Items, { address }: Sections) {
  if (!items.has('address')) return {};
  const { house, locality, district, state, pinCode, home } = address;
  return {
    address: {
      house: house ?? null,
      locality: locality ?? null,
      district: district ?? null,
      state: state ?? null,
      pinCode: pinCode ?? null,
      home: home ?? null,
    },
  };
}

function identifiersOf(items: Items, { identity }: Sections) {
  if (!items.has('identifiers')) return {};
  const { pan, aadhaarLastFour, drivingLicence } = identity;
  return {
    identifiers: {
      pan: pan ?? null,
      aadhaarLastFour: aadhaarLastFour ?? null,
      drivingLicence: drivingLicence ?? null,
    },
  };
}

function workOf(items: Items, { work }: Sections) {
  if (!items.has('work-and-income')) return {};
  const { occupation, monthsOfWork, per, income, costs, dependants } = work;
  return {
    work: {
      occupation: occupation ?? null,
      monthsOfWork: monthsOfWork ?? null,
      per: per ?? null,
      income: income ?? null,
      costs: costs ?? null,
      dependants: dependants ?? null,
    },
  };
}

function bankAccountOf(items: Items, { bank }: Sections) {
  if (!items.has('bank-account')) return {};
  const { holder, accountNumber, ifsc } = bank;
  return {
    bankAccount: {
      holder: holder ?? null,
      accountNumber: accountNumber ?? null,
      ifsc: ifsc ?? null,
    },
  };
}

function vehicleOf(items: Items, { vehicle }: Sections) {
  if (!items.has('vehicle-and-prices')) return {};
  const { vehicleKind, model, exShowroomPrice, onRoadPrice, downPayment, dealerName } = vehicle;
  return {
    vehicle: {
      vehicleKind,
      model: model ?? null,
      exShowroomPrice,
      onRoadPrice,
      downPayment,
      dealerName: dealerName ?? null,
    },
  };
}

async function mobileNumberOf(runner: Runner, items: Items, userId: string | null) {
  if (!items.has('mobile-number')) return {};
  const { mobile_number: mobileNumber } = await runner
    .selectFrom('accounts')
    .select('mobile_number')
    .where('user_id', '=', userId ?? '')
    .executeTakeFirstOrThrow();
  return { mobileNumber };
}

/** The guarantor, and the consent that is for; neither of them unless it is given. */
async function guarantorFor(runner: Runner, key: Buffer, applicationId: string) {
  const guarantor = await guarantorOf(runner, applicationId);
  const consents = (await consentsOf(runner, applicationId)).filter(
    ({ person, purpose, state }) =>
      person === 'guarantor' && purpose === 'guarantee' && state === 'GIVEN',
  );
  return guarantor?.state === 'CONSENTED' && consents.length > 0
    ? { guarantor: openGuarantor(key, applicationId, guarantor), consents }
    : { guarantor: null, consents: [] };
}

function consentOf(row: ConsentRow) {
  const { id, purpose, items, noticeHash, language, givenAt } = consentFrom(row);
  return { id, purpose, items, noticeHash, language, givenAt: new Date(givenAt).toISOString() };
}

type Consented = {
  readonly runner: Runner;
  readonly key: Buffer;
  readonly application: Pick<ApplicationRow, 'id' | 'user_id' | 'language'>;
  readonly lenderCase: Pick<CaseRow, 'product_id' | 'product_version'>;
  /** The borrower's, to its being sent to this lender. */
  readonly consents: readonly ConsentRow[];
};

/** An application as its borrower consents to its being sent to a lender, and no more; without documents. */
export async function consentedContent({
  runner,
  key,
  application,
  lenderCase,
  consents,
}: Consented) {
  const items = itemsOf(consents);
  const sections = await openSections(runner, key, application.id);
  const guaranteed = await guarantorFor(runner, key, application.id);
  return {
    language: application.language,
    product: { productId: lenderCase.product_id, version: lenderCase.product_version },
    loan: loanAskedFor(sections),
    borrower: {
      ...nameOf(items, sections),
      ...(await mobileNumberOf(runner, items, application.user_id)),
      ...birthOf(items, sections),
      ...addressOf(items, sections),
      ...identifiersOf(items, sections),
      ...workOf(items, sections),
      ...bankAccountOf(items, sections),
    },
    ...vehicleOf(items, sections),
    guarantor: guaranteed.guarantor,
    consents: [...consents, ...guaranteed.consents].map((row) => consentOf(row)),
  };
}

/** The same, with links to the verified documents that the product asks for. */
export const packageBody: WriteBody = async ({
  runner,
  keys,
  at,
  application,
  lenderCase,
  message,
}) => {
  const key = await keyOfApplication(keys, runner, application.id);
  const consents = await sharingConsents(runner, application.id, lenderCase.lender_id);
  const { documents: kinds } = await productOfCase(runner, lenderCase);
  const documents = itemsOf(consents).has('documents')
    ? await verifiedDocuments(runner, application.id, kinds.beforeSanction)
    : [];
  return {
    ...(await consentedContent({ runner, key, application, lenderCase, consents })),
    documents: await linksForMessage({ runner, at, key }, message, documents),
  };
};
