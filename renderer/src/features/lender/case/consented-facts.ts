import { nameIn } from '#domain/languages.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import type { DataItem } from '#domain/lending/notifications/notices.ts';
import { FIELD_IDS, type FieldId, fieldOf, nameOf } from '#domain/lending/sections.ts';
import type { ConsentedApplication } from '#renderer/features/lender/case/opened-case.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { answerInWords, labelOf } from '#renderer/ui/staff/answers.ts';
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
/** By the names of fields: undefined where it is not shared, null or empty where it is not answered. */
type Answers = Readonly<Record<string, unknown>>;

function fact(label: string, isShared: boolean, value: string | null): ConsentedFact {
  if (!isShared) return { label, value: null, missing: 'not-shared' };
  return { label, value, missing: value === null ? 'not-answered' : null };
}

const sharedAs = (item: DataItem): readonly FieldId[] =>
  FIELD_IDS.filter((id) => fieldOf(id).item === item);

const factsAs = (item: DataItem, answers: Answers, words: Words): readonly ConsentedFact[] =>
  sharedAs(item).map((id) => {
    const answer = answers[nameOf(id)];
    return fact(labelOf(words, id), answer !== undefined, answerInWords(words, id, answer));
  });

const partAs = (item: DataItem, answers: Answers | undefined, words: Words) =>
  answers === undefined ? null : factsAs(item, answers, words);

/** The application part by part, with what is not consented to or not answered. */
export function consentedParts(
  content: ConsentedApplication,
  product: Pick<ProductVersion, 'names' | 'version'>,
  words: Words,
): readonly ConsentedPart[] {
  const { borrower, vehicle } = content;
  const { mobileNumber = null } = borrower;
  const mobile = words.t('lenderCase.fields.mobileNumber');
  return [
    { name: 'loan', facts: loanFacts(content, product, words) },
    {
      name: 'borrower',
      facts: [
        ...factsAs('name', borrower, words),
        fact(mobile, mobileNumber !== null, mobileNumber),
        ...factsAs('date-of-birth', borrower, words),
      ],
    },
    { name: 'address', facts: partAs('address', borrower.address, words) },
    { name: 'identifiers', facts: partAs('identifiers', borrower.identifiers, words) },
    { name: 'work', facts: workFacts(borrower.work, words) },
    { name: 'vehicle', facts: partAs('vehicle-and-prices', vehicle, words) },
    { name: 'bank', facts: partAs('bank-account', borrower.bankAccount, words) },
  ];
}

function loanFacts(
  { loan, language: spoken }: ConsentedApplication,
  { names, version }: Pick<ProductVersion, 'names' | 'version'>,
  words: Words,
) {
  const { t, language } = words;
  const productName = t('lenderCase.productOf', { product: nameIn(names, language), version });
  return [
    fact(t('lenderCase.fields.product'), true, productName),
    fact(t('lenderCase.fields.amount'), true, inRupees(loan.amount)),
    fact(labelOf(words, 'vehicle.months'), true, String(loan.months)),
    fact(t('lenderCase.fields.language'), true, t(`lenderCase.choices.${spoken}`)),
  ];
}

/** Amounts say what they are for, in place of a row that does. */
function workFacts(work: ConsentedApplication['borrower']['work'], words: Words) {
  if (work === undefined) return null;
  const { per } = work;
  const inPeriod = (amount: string | null) =>
    amount === null || per === null
      ? amount
      : words.t(per === 'day' ? 'lenderCase.perDay' : 'lenderCase.perMonth', { amount });
  return sharedAs('work-and-income')
    .filter((id) => id !== 'work.per')
    .map((id) => {
      const answers: Answers = work;
      const answer = answerInWords(words, id, answers[nameOf(id)]);
      const value = fieldOf(id).kind === 'money' ? inPeriod(answer) : answer;
      return fact(labelOf(words, id), true, value);
    });
}
