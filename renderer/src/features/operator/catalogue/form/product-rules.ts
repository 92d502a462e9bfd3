import { zodResolver } from '@hookform/resolvers/zod';
import { namesAadhaar } from '#domain/identifiers.ts';
import {
  type TypedProduct,
  type VersionName,
  readProduct,
  typedProduct,
} from '#renderer/features/operator/catalogue/form/typed-product.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';

const AMOUNT_ERROR = 'productForm.error.amount';
const NAME_ERROR = 'productForm.error.name';
const PENAL_ERROR = 'productForm.error.penalWords';
const SHARE_ERROR = 'productForm.error.share';
const RATE_ERROR = 'productForm.error.rate';

/** What each field wants, in one sentence: by the place in the product, `*` for any number. */
const MESSAGES = {
  'names.en': NAME_ERROR,
  'names.hi': NAME_ERROR,
  vehicleKinds: 'productForm.error.vehicleKinds',
  'amount.min': 'productForm.error.amountMin',
  'amount.max': 'productForm.error.amountMax',
  'tenure.min': 'productForm.error.tenureMin',
  'tenure.max': 'productForm.error.tenureMax',
  'rate.percent': RATE_ERROR,
  'rate.firstYearPercent': 'productForm.error.firstYear',
  fees: 'productForm.error.fees',
  'fees.*.names.en': NAME_ERROR,
  'fees.*.names.hi': NAME_ERROR,
  'fees.*.paise': AMOUNT_ERROR,
  'fees.*.percent': SHARE_ERROR,
  'fees.*.minPaise': 'productForm.error.amountOrNone',
  'fees.*.maxPaise': 'productForm.error.feeMax',
  'penalCharge.percent': RATE_ERROR,
  'penalCharge.words.en': PENAL_ERROR,
  'penalCharge.words.hi': PENAL_ERROR,
  'loanToValue.maxPercent': SHARE_ERROR,
  'eligibility.age.minAtApplication': 'productForm.error.age',
  'eligibility.age.maxAtMaturity': 'productForm.error.ageAtMaturity',
  'eligibility.instalmentShare.maxPercent': SHARE_ERROR,
  'eligibility.minMonthlyIncome': AMOUNT_ERROR,
  'eligibility.pinPrefixes': 'productForm.error.pinPrefixes',
  'eligibility.minMonthsOfWork': 'productForm.error.monthsOfWork',
  'eligibility.guarantor.amount': AMOUNT_ERROR,
  'documents.beforeSanction': 'productForm.error.guarantorDocuments',
  'documents.afterSanction': 'productForm.error.receiptTwice',
  coolingOffDays: 'productForm.error.coolingOff',
} as const satisfies Readonly<Record<string, PlainKey>>;

type Fault = { readonly path: string; readonly message: PlainKey };

const isPlace = (place: string): place is keyof typeof MESSAGES => Object.hasOwn(MESSAGES, place);

/** The field of a place in the product: PIN codes are typed together. */
const FIELD_OF_LIST = 'eligibility.pinPrefixes';

/** The fields in which people write words. */
function wordsOf({ names, fees, penalCharge }: TypedProduct) {
  const inLanguages = (path: string, words: TypedProduct['names']) =>
    Object.entries(words).map(([language, text]) => ({ path: `${path}.${language}`, text }));
  return [
    ...inLanguages('names', names),
    ...fees.flatMap((fee, place) => inLanguages(`fees.${place}.names`, fee.names)),
    ...inLanguages('penalCharge.words', penalCharge.words),
  ];
}

/** Everything that keeps what is typed from being a version of a product, once for each field. */
export function faultsOf(typed: TypedProduct, name: VersionName): readonly Fault[] {
  const faults = new Map<string, PlainKey>();
  for (const { path } of readProduct(typed, name).error?.issues ?? []) {
    const joined = path.join('.');
    const field = joined.startsWith(FIELD_OF_LIST) ? FIELD_OF_LIST : joined;
    const place = field.replaceAll(/\.\d+/g, '.*');
    if (!faults.has(field)) {
      faults.set(field, isPlace(place) ? MESSAGES[place] : 'productForm.error.unfit');
    }
  }
  for (const { path, text } of wordsOf(typed)) {
    if (namesAadhaar(text)) faults.set(path, 'form.aadhaar');
  }
  return [...faults].map(([path, message]) => ({ path, message }));
}

/** The rules of the form: those of the product itself, so that what they let through is one. */
export const productRules = (name: VersionName) =>
  zodResolver(
    typedProduct.check(({ value, issues }) => {
      for (const { path, message } of faultsOf(value, name)) {
        issues.push({ code: 'custom', path: path.split('.'), message, input: value });
      }
    }),
  );
