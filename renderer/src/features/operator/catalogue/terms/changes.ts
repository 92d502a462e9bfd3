import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import { type Term, termsOf } from '#renderer/features/operator/catalogue/terms/terms-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** Something that another version says otherwise; null where one of the two does not say it at all. */
export type TermChange = Pick<Term, 'key' | 'label'> & {
  readonly before: string | null;
  readonly after: string | null;
};

export type ExampleLoan = { readonly amount: Paise; readonly months: number };

const USUAL_LOAN: ExampleLoan = { amount: paise(150_000_00), months: 24 };

/** A usual loan, as near to it as all of the versions lend; null where no loan would do for all. */
export function exampleLoanOf(versions: readonly ProductVersion[]): ExampleLoan | null {
  const within = (name: 'amount' | 'tenure', usual: number): number | null => {
    const min = Math.max(...versions.map((version) => version[name].min));
    const max = Math.min(...versions.map((version) => version[name].max));
    return min > max ? null : Math.min(Math.max(usual, min), max);
  };
  const amount = within('amount', USUAL_LOAN.amount);
  const months = within('tenure', USUAL_LOAN.months);
  return amount === null || months === null ? null : { amount: paise(amount), months };
}

/**
 * What differs between two versions, in words and in the order of the form. Where a rate or fees have changed, so has the
 * APR, which is shown next to the rate. The order of fees and of lists means nothing.
 */
export function changesBetween(
  before: ProductVersion,
  after: ProductVersion,
  translator: Translator,
): readonly TermChange[] {
  const [earlier, later] = [termsOf(before, translator), termsOf(after, translator)];
  const was = new Map(earlier.map(({ key, value }) => [key, value]));
  const is = new Set(later.map(({ key }) => key));
  const gone = earlier.filter(({ key }) => !is.has(key));
  return later.flatMap(({ key, label, value }): readonly TermChange[] => {
    const old = was.get(key) ?? null;
    const change = old === value ? [] : [{ key, label, before: old, after: value }];
    if (key === 'pinPrefixes')
      return change.map((each) => withPrefixes(each, before, after, translator));
    if (key !== 'rate') return change;
    return [
      ...change,
      ...aprChange(before, after, translator),
      ...gone.map((term) => ({ ...withoutValue(term), before: term.value, after: null })),
    ];
  });
}

/** Every line of two versions, in the order of the form: those that differ, and those that are the same. */
export function allTermsOf(
  before: ProductVersion,
  after: ProductVersion,
  translator: Translator,
): readonly TermChange[] {
  const changes = changesBetween(before, after, translator);
  const changeOf = new Map(changes.map((change) => [change.key, change]));
  const later = termsOf(after, translator);
  const keys = new Set(later.map(({ key }) => key));
  // What only the earlier version says, and the APR, are beside the rate.
  const besides = changes.filter(({ key }) => !keys.has(key));
  return later.flatMap(({ key, label, value }) => [
    changeOf.get(key) ?? { key, label, before: value, after: value },
    ...(key === 'rate' ? besides : []),
  ]);
}

const withoutValue = ({ key, label }: Term): Pick<Term, 'key' | 'label'> => ({ key, label });

function aprChange(
  before: ProductVersion,
  after: ProductVersion,
  { t }: Translator,
): readonly TermChange[] {
  const loan = exampleLoanOf([before, after]);
  if (loan === null) return [];
  const [old, now] = [before, after].map((version) =>
    formatPercent(drawUpOffer(version, loan.amount, loan.months).apr),
  );
  if (old === undefined || now === undefined || old === now) return [];
  const label = t('productTerms.apr', { amount: inRupees(loan.amount), months: loan.months });
  return [{ key: 'apr', label, before: old, after: now }];
}

/** Of many PIN codes, the removed ones and the added ones. */
function withPrefixes(
  change: TermChange,
  before: ProductVersion,
  after: ProductVersion,
  { t }: Translator,
): TermChange {
  const [old, now] = [before.eligibility.pinPrefixes, after.eligibility.pinPrefixes];
  if (old.length === 0 || now.length === 0) return change;
  const removed = old.filter((prefix) => !now.includes(prefix)).toSorted();
  const added = now.filter((prefix) => !old.includes(prefix)).toSorted();
  return {
    ...change,
    before:
      removed.length === 0
        ? t('productTerms.nothingRemoved')
        : t('productTerms.removed', { count: removed.length, list: removed.join(', ') }),
    after:
      added.length === 0
        ? t('productTerms.nothingAdded')
        : t('productTerms.added', { count: added.length, list: added.join(', ') }),
  };
}
