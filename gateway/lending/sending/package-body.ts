import { asId } from '#domain/ids.ts';
import type { ApplicationId, UserId } from '#domain/ids.ts';
import type { DataItem } from '#domain/lending/notifications/notices.ts';
import type { Sections } from '#domain/lending/sections.ts';
import { FIELD_IDS, fieldOf, nameOf, valueIn } from '#domain/lending/sections.ts';
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

/** The fields that are sent as this kind of data; those without an answer are null. */
const fieldsAs = (item: DataItem, sections: Sections) =>
  Object.fromEntries(
    FIELD_IDS.filter((id) => fieldOf(id).item === item).map((id) => [
      nameOf(id),
      valueIn(sections, id),
    ]),
  );

/** The kinds of data that are a part of their own in a message, and what it is called there. */
const PARTS = [
  ['address', 'address'],
  ['identifiers', 'identifiers'],
  ['work-and-income', 'work'],
  ['bank-account', 'bankAccount'],
] as const satisfies readonly (readonly [DataItem, string])[];

const partsOf = (items: Items, sections: Sections) =>
  Object.fromEntries(
    PARTS.filter(([item]) => items.has(item)).map(([item, part]) => [
      part,
      fieldsAs(item, sections),
    ]),
  );

async function mobileNumberOf(runner: Runner, items: Items, userId: UserId | null) {
  if (!items.has('mobile-number')) return {};
  const { mobile_number: mobileNumber } = await runner
    .selectFrom('accounts')
    .select('mobile_number')
    .where('user_id', '=', userId ?? asId('user', ''))
    .executeTakeFirstOrThrow();
  return { mobileNumber };
}

/** The guarantor, and the consent that is for; neither of them unless it is given. */
async function guarantorFor(runner: Runner, key: Buffer, applicationId: ApplicationId) {
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

/**
 * An application as its borrower consents to its being sent to a lender, and no more; without documents. Those who send or
 * show it check it against the contract.
 */
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
      ...(items.has('name') && fieldsAs('name', sections)),
      ...(await mobileNumberOf(runner, items, application.user_id)),
      ...(items.has('date-of-birth') && fieldsAs('date-of-birth', sections)),
      ...partsOf(items, sections),
    },
    ...(items.has('vehicle-and-prices') && { vehicle: fieldsAs('vehicle-and-prices', sections) }),
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
