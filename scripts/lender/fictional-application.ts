/** What the check sends: nobody's application. */
import type { ApplicationPackage, LinkedDocument } from '#contract/lenders/messages.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { kindsAskedOf } from '#domain/lending/documents.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paise } from '#domain/money/money.ts';
import type { PretendApplication } from '#scripts/lender/pretend-application.ts';

/** Paise. A share of the price is paid at once. */
const PRICE_OVER_LOAN = 1.25;
const NOTICE_HASH = '0'.repeat(64);

/** A small PDF that says what it is, different for each kind. */
const contentOf = (kind: DocumentKind) =>
  new TextEncoder().encode(`%PDF-1.7\n% A made-up document of the kind ${kind}.\n`);

export const loanFor = ({ amount, tenure }: ProductVersion) => ({
  amount: amount.max,
  months: tenure.max,
});

/** Documents of some kinds, each with a link. */
export const documentsOf = (
  application: PretendApplication,
  kinds: readonly DocumentKind[],
): LinkedDocument[] => kinds.map((kind) => application.addDocument(kind, contentOf(kind)));

/** A whole package for a product, in which a made-up borrower has consented to everything. */
export function packageFor(
  application: PretendApplication,
  product: ProductVersion,
): ApplicationPackage {
  const loan = loanFor(product);
  const price = paise(Math.round(loan.amount * PRICE_OVER_LOAN));
  const [vehicleKind] = product.vehicleKinds;
  return {
    language: 'en',
    product: { productId: product.productId, version: product.version },
    loan,
    borrower: {
      fullName: 'Madeup Borrower',
      mobileNumber: '9000000001',
      dateOfBirth: '1990-04-17',
      address: {
        house: '12 Nowhere Street',
        locality: 'Aliganj',
        district: 'Lucknow',
        state: 'Uttar Pradesh',
        pinCode: '226001',
        home: 'family',
      },
      identifiers: { pan: 'ABCPK0000Q', aadhaarLastFour: '0000', drivingLicence: null },
      work: {
        occupation: 'drives-rented-vehicle',
        monthsOfWork: 48,
        per: 'month',
        income: paise(3_500_000),
        costs: paise(1_000_000),
        dependants: 2,
      },
      bankAccount: {
        holder: 'Madeup Borrower',
        accountNumber: '000000000001',
        ifsc: 'SBIN0000001',
      },
    },
    vehicle: {
      vehicleKind: vehicleKind ?? 'e-rickshaw',
      model: 'Made-up model',
      exShowroomPrice: price,
      onRoadPrice: price,
      downPayment: paise(price - loan.amount),
      dealerName: 'Made-up Motors',
    },
    guarantor: { name: 'Madeup Guarantor', mobileNumber: '9000000002' },
    consents: [
      {
        id: crypto.randomUUID(),
        purpose: 'share-with-lender',
        items: [],
        noticeHash: NOTICE_HASH,
        language: 'en',
        givenAt: new Date().toISOString(),
      },
    ],
    documents: documentsOf(application, kindsAskedOf(product.documents.beforeSanction, true)),
  };
}
