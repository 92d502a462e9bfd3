/** A fictional borrower, vehicle and documents. */
import type { BodyOf } from '#contract/gateway.ts';
import type { saveSection } from '#contract/applications/loans.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import { mustBePicture, needsMasking } from '#domain/lending/documents.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import { paise } from '#domain/money/money.ts';
import { picture, readablePdf } from '#gateway/testing/sample-files.ts';

/** Of resources/sample-catalogue.json. */
export const PRODUCT_ID = 'sample-neem-reducing';

const VEHICLE = {
  vehicleKind: 'e-rickshaw',
  exShowroomPrice: paise(180_000_00),
  onRoadPrice: paise(190_000_00),
  downPayment: paise(60_000_00),
  months: 30,
} as const;

export const INPUT: MatchInput = {
  ...VEHICLE,
  pinCode: '226001',
  earnings: { per: 'month', income: paise(30_000_00), costs: paise(10_000_00) },
  born: { kind: 'year', year: 1990 },
};

type Values<Body> = Body extends { section: infer Section; values: infer Filled }
  ? { readonly section: Section; readonly values: Filled }
  : never;

export const SECTIONS: readonly Values<BodyOf<typeof saveSection>>[] = [
  {
    section: 'identity',
    values: {
      fullName: 'Madeup Borrower',
      dateOfBirth: '1990-04-17',
      pan: 'ABCPK4821Q',
      aadhaarLastFour: '7741',
      drivingLicence: 'UP3220190041873',
    },
  },
  {
    section: 'address',
    values: {
      house: '12 Madeup Street',
      district: 'Lucknow',
      state: 'Uttar Pradesh',
      pinCode: '226001',
      home: 'family',
    },
  },
  {
    section: 'work',
    values: {
      occupation: 'drives-rented-vehicle',
      monthsOfWork: 48,
      per: 'month',
      income: paise(30_000_00),
      costs: paise(10_000_00),
    },
  },
  {
    section: 'vehicle',
    values: { ...VEHICLE, model: 'Madeup Model', dealerName: 'Madeup Motors' },
  },
  {
    section: 'bank',
    values: { holder: 'Madeup Borrower', accountNumber: '918273645546', ifsc: 'SBIN0001234' },
  },
];

/** A small picture, or a PDF of two pages that says what it is. */
export const documentOf = async (kind: DocumentKind): Promise<Buffer> =>
  mustBePicture(kind) || needsMasking(kind)
    ? picture().png().toBuffer()
    : readablePdf([`${kind}, page one`, `${kind}, page two`]);
