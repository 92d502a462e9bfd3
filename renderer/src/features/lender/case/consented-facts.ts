import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { ConsentedApplication } from '#renderer/features/lender/case/opened-case.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** Why there is no value. */
export type Missing = 'not-shared' | 'not-answered';
export type ConsentedFact = {
  readonly label: string;
  readonly value: string | null;
  /** Set where the value is null. */
  readonly missing: Missing | null;
};
export type ConsentedPart = {
  readonly name: 'loan' | 'borrower' | 'address' | 'identifiers' | 'work' | 'vehicle' | 'bank';
  /** null where the borrower shares nothing of it. */
  readonly facts: readonly ConsentedFact[] | null;
};

type Words = Pick<Translator, 't' | 'language'>;
type Borrower = ConsentedApplication['borrower'];
/** Undefined where it is not shared, null or empty where it is not answered. */
type Answer = string | null | undefined;

const fact = (label: string, answer: Answer): ConsentedFact => {
  if (answer === undefined) return { label, value: null, missing: 'not-shared' };
  const isAnswered = answer !== null && answer.trim() !== '';
  return { label, value: isAnswered ? answer : null, missing: isAnswered ? null : 'not-answered' };
};

const rupees = (paise: number | null): string | null => (paise === null ? null : inRupees(paise));
const counted = (count: number | null): string | null => (count === null ? null : String(count));

/** The application part by part, with what is not consented to or not answered. */
export function consentedParts(
  content: ConsentedApplication,
  product: Pick<ProductVersion, 'names' | 'version'>,
  words: Words,
): readonly ConsentedPart[] {
  const { borrower, vehicle } = content;
  return [
    { name: 'loan', facts: loanFacts(content, product, words) },
    { name: 'borrower', facts: borrowerFacts(borrower, words) },
    { name: 'address', facts: addressFacts(borrower.address, words) },
    { name: 'identifiers', facts: identifierFacts(borrower.identifiers, words) },
    { name: 'work', facts: workFacts(borrower.work, words) },
    { name: 'vehicle', facts: vehicleFacts(vehicle, words) },
    { name: 'bank', facts: bankFacts(borrower.bankAccount, words) },
  ];
}

function loanFacts(
  { loan, language: spoken }: ConsentedApplication,
  { names, version }: Pick<ProductVersion, 'names' | 'version'>,
  { t, language }: Words,
) {
  return [
    fact(
      t('lenderCase.fields.product'),
      t('lenderCase.productOf', { product: names[language], version }),
    ),
    fact(t('lenderCase.fields.amount'), inRupees(loan.amount)),
    fact(t('lenderCase.fields.months'), String(loan.months)),
    fact(t('lenderCase.fields.language'), t(`lenderCase.choices.${spoken}`)),
  ];
}

function borrowerFacts({ fullName, mobileNumber, dateOfBirth }: Borrower, { t, language }: Words) {
  const born =
    dateOfBirth === undefined || dateOfBirth === null
      ? dateOfBirth
      : dayInWords(dateOfBirth, language);
  return [
    fact(t('lenderCase.fields.fullName'), fullName),
    fact(t('lenderCase.fields.mobileNumber'), mobileNumber),
    fact(t('lenderCase.fields.dateOfBirth'), born),
  ];
}

const HOMES = ['own', 'family', 'rented'] as const;

function addressFacts(address: Borrower['address'], { t }: Words) {
  if (address === undefined) return null;
  const known = HOMES.find((each) => each === address.home);
  const home = known === undefined ? address.home : t(`lenderCase.choices.${known}`);
  return [
    ...(['house', 'locality', 'district', 'state', 'pinCode'] as const).map((name) =>
      fact(t(`lenderCase.fields.${name}`), address[name]),
    ),
    fact(t('lenderCase.fields.home'), home),
  ];
}

function identifierFacts(identifiers: Borrower['identifiers'], { t }: Words) {
  if (identifiers === undefined) return null;
  return (['pan', 'aadhaarLastFour', 'drivingLicence'] as const).map((name) =>
    fact(t(`lenderCase.fields.${name}`), identifiers[name]),
  );
}

function workFacts(work: Borrower['work'], { t }: Words) {
  if (work === undefined) return null;
  const { occupation, per } = work;
  const money = (paise: number | null): string | null => {
    const amount = rupees(paise);
    if (amount === null || per === null) return amount;
    return t(per === 'day' ? 'lenderCase.perDay' : 'lenderCase.perMonth', { amount });
  };
  const does =
    occupation === null
      ? null
      : t(`lenderCase.choices.${occupation === 'other' ? 'otherWork' : occupation}`);
  return [
    fact(t('lenderCase.fields.occupation'), does),
    fact(t('lenderCase.fields.monthsOfWork'), counted(work.monthsOfWork)),
    fact(t('lenderCase.fields.income'), money(work.income)),
    fact(t('lenderCase.fields.costs'), money(work.costs)),
    fact(t('lenderCase.fields.dependants'), counted(work.dependants)),
  ];
}

function vehicleFacts(vehicle: ConsentedApplication['vehicle'], { t }: Words) {
  if (vehicle === undefined) return null;
  return [
    fact(t('lenderCase.fields.vehicleKind'), t(`lenderCase.choices.${vehicle.vehicleKind}`)),
    fact(t('lenderCase.fields.model'), vehicle.model),
    ...(['exShowroomPrice', 'onRoadPrice', 'downPayment'] as const).map((name) =>
      fact(t(`lenderCase.fields.${name}`), inRupees(vehicle[name])),
    ),
    fact(t('lenderCase.fields.dealerName'), vehicle.dealerName),
  ];
}

function bankFacts(account: Borrower['bankAccount'], { t }: Words) {
  if (account === undefined) return null;
  return (['holder', 'accountNumber', 'ifsc'] as const).map((name) =>
    fact(t(`lenderCase.fields.${name}`), account[name]),
  );
}
