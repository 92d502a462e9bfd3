/** The columns of a file of products: what is in a cell is what the product form has in a field, but for commas in amounts. */
import { DOCUMENTS_AFTER_SANCTION, DOCUMENTS_BEFORE_SANCTION } from '#domain/lending/documents.ts';
import {
  type ProductVersion,
  SHARE_BASES,
  VALUE_BASES,
  VEHICLE_KINDS,
} from '#domain/lending/catalogue/product.ts';
import {
  FEE_KINDS,
  GUARANTOR_KINDS,
  RATE_KINDS,
  type TypedProduct,
  typedOf,
} from '#renderer/features/operator/catalogue/form/typed-product.ts';

type Column = {
  readonly name: string;
  /** The field's place in the product, as faults name it. */
  readonly place: string;
  /** What it may say; a list has any number of these, with spaces between them. */
  readonly choices?: readonly string[];
  readonly cell: (typed: TypedProduct, product: ProductVersion) => string;
};

const YES_OR_NO = ['yes', 'no'] as const;
/** Fees of a product. */
export const MAX_FEES = 20;

const ungrouped = (amount: string) => amount.replaceAll(',', '');

export const COLUMNS: readonly Column[] = [
  { name: 'product_id', place: 'productId', cell: (_, { productId }) => productId },
  { name: 'lender_id', place: 'lenderId', cell: (_, { lenderId }) => lenderId },
  { name: 'version', place: 'version', cell: (_, { version }) => String(version) },
  { name: 'name_en', place: 'names.en', cell: ({ names }) => names.en },
  { name: 'name_hi', place: 'names.hi', cell: ({ names }) => names.hi },
  {
    name: 'vehicle_kinds',
    place: 'vehicleKinds',
    choices: VEHICLE_KINDS,
    cell: ({ vehicleKinds }) => vehicleKinds.join(' '),
  },
  { name: 'amount_min', place: 'amount.min', cell: ({ amount }) => ungrouped(amount.min) },
  { name: 'amount_max', place: 'amount.max', cell: ({ amount }) => ungrouped(amount.max) },
  { name: 'months_min', place: 'tenure.min', cell: ({ tenure }) => tenure.min },
  { name: 'months_max', place: 'tenure.max', cell: ({ tenure }) => tenure.max },
  { name: 'rate_kind', place: 'rate.kind', choices: RATE_KINDS, cell: ({ rate }) => rate.kind },
  { name: 'rate_percent', place: 'rate.percent', cell: ({ rate }) => rate.percent },
  {
    name: 'first_year_percent',
    place: 'rate.firstYearPercent',
    cell: ({ rate }) => rate.firstYearPercent,
  },
  {
    name: 'penal_percent',
    place: 'penalCharge.percent',
    cell: ({ penalCharge }) => penalCharge.percent,
  },
  {
    name: 'penal_words_en',
    place: 'penalCharge.words.en',
    cell: ({ penalCharge }) => penalCharge.words.en,
  },
  {
    name: 'penal_words_hi',
    place: 'penalCharge.words.hi',
    cell: ({ penalCharge }) => penalCharge.words.hi,
  },
  {
    name: 'price_share_percent',
    place: 'loanToValue.maxPercent',
    cell: ({ loanToValue }) => loanToValue.maxPercent,
  },
  {
    name: 'price_share_of',
    place: 'loanToValue.base',
    choices: VALUE_BASES,
    cell: ({ loanToValue }) => loanToValue.base,
  },
  {
    name: 'age_min',
    place: 'eligibility.age.minAtApplication',
    cell: ({ eligibility }) => eligibility.age.minAtApplication,
  },
  {
    name: 'age_max_at_end',
    place: 'eligibility.age.maxAtMaturity',
    cell: ({ eligibility }) => eligibility.age.maxAtMaturity,
  },
  {
    name: 'instalment_percent',
    place: 'eligibility.instalmentShare.maxPercent',
    cell: ({ eligibility }) => eligibility.instalmentShare.maxPercent,
  },
  {
    name: 'instalment_of',
    place: 'eligibility.instalmentShare.of',
    choices: SHARE_BASES,
    cell: ({ eligibility }) => eligibility.instalmentShare.of,
  },
  {
    name: 'monthly_income_min',
    place: 'eligibility.minMonthlyIncome',
    cell: ({ eligibility }) => ungrouped(eligibility.minMonthlyIncome),
  },
  {
    name: 'months_of_work_min',
    place: 'eligibility.minMonthsOfWork',
    cell: ({ eligibility }) => eligibility.minMonthsOfWork,
  },
  {
    name: 'guarantor',
    place: 'eligibility.guarantor.kind',
    choices: GUARANTOR_KINDS,
    cell: ({ eligibility }) => eligibility.guarantor.kind,
  },
  {
    name: 'guarantor_above',
    place: 'eligibility.guarantor.amount',
    cell: ({ eligibility }) => ungrouped(eligibility.guarantor.amount),
  },
  {
    name: 'pin_beginnings',
    place: 'eligibility.pinPrefixes',
    cell: ({ eligibility }) => eligibility.pinPrefixes.replaceAll(', ', ' '),
  },
  {
    name: 'documents_before',
    place: 'documents.beforeSanction',
    choices: DOCUMENTS_BEFORE_SANCTION,
    cell: ({ documents }) => documents.beforeSanction.join(' '),
  },
  {
    name: 'documents_after',
    place: 'documents.afterSanction',
    choices: DOCUMENTS_AFTER_SANCTION,
    cell: ({ documents }) => documents.afterSanction.join(' '),
  },
  {
    name: 'cooling_off_days',
    place: 'coolingOffDays',
    cell: ({ coolingOffDays }) => coolingOffDays,
  },
];

/** What a product's fee of this number, from 1, has in its columns. */
export const feeColumns = (number: number): readonly Column[] => {
  const at = `fees.${number - 1}`;
  const name = (field: string) => `fee_${number}_${field}`;
  const fee = ({ fees }: TypedProduct) => fees[number - 1];
  return [
    { name: name('name_en'), place: `${at}.names.en`, cell: (typed) => fee(typed)?.names.en ?? '' },
    { name: name('name_hi'), place: `${at}.names.hi`, cell: (typed) => fee(typed)?.names.hi ?? '' },
    {
      name: name('kind'),
      place: `${at}.kind`,
      choices: FEE_KINDS,
      cell: (typed) => fee(typed)?.kind ?? '',
    },
    {
      name: name('amount'),
      place: `${at}.paise`,
      cell: (typed) => ungrouped(fee(typed)?.paise ?? ''),
    },
    { name: name('percent'), place: `${at}.percent`, cell: (typed) => fee(typed)?.percent ?? '' },
    {
      name: name('min'),
      place: `${at}.minPaise`,
      cell: (typed) => ungrouped(fee(typed)?.minPaise ?? ''),
    },
    {
      name: name('max'),
      place: `${at}.maxPaise`,
      cell: (typed) => ungrouped(fee(typed)?.maxPaise ?? ''),
    },
    {
      name: name('from_loan'),
      place: `${at}.isDeducted`,
      choices: YES_OR_NO,
      cell: (typed) => {
        const found = fee(typed);
        return found === undefined ? '' : found.isDeducted ? 'yes' : 'no';
      },
    },
  ];
};

/** The lines of a file with these products, the first one with the names of the columns. */
export function linesOf(products: readonly ProductVersion[]): readonly (readonly string[])[] {
  const most = Math.max(1, ...products.map(({ fees }) => fees.length));
  const columns = [
    ...COLUMNS,
    ...Array.from({ length: most }, (_, index) => feeColumns(index + 1)).flat(),
  ];
  return [
    columns.map(({ name }) => name),
    ...products.map((product) => {
      const typed = typedOf(product);
      return columns.map(({ cell }) => cell(typed, product));
    }),
  ];
}
