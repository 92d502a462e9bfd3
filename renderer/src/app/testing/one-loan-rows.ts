/** The rows of a page about the one loan, and whether each amount has its own name. */
import { type CostName, COST_NAMES } from '#domain/lending/offers/cost-breakdown.ts';
import { LINES, plain } from '#renderer/app/testing/one-loan.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** The two other amounts of the whole loan, which appear only under a name that says what they contain. */
export const BY_NAME = { repaid: '₹1,72,725.76', lessAllFees: '₹1,26,432' } as const;

/** Areas of words with those names. */
export const NAMING_AREAS = ['cost', 'calculator', 'key-facts', 'offers'] as const;

const NAMES_OF = {
  repaid: [
    'cost.repaid',
    'calculator.totalPayable',
    'keyFactsWorking.totalPayable',
    // In the column of the instalments.
    'repayment.total',
  ],
  lessAllFees: ['cost.lessAllFees', 'calculator.principalReceived', 'keyFactsWorking.netDisbursed'],
} as const;

/** Each row that is shown, as its label and what stands beside it. */
function shownRows(): readonly { readonly label: string; readonly value: string }[] {
  return [...document.querySelectorAll('dl > div, tr')].map((row) => {
    const label = row.querySelector('dt, th, td');
    const values = [...row.querySelectorAll('dd, td')].filter((cell) => cell !== label);
    return {
      label: label?.textContent ?? '',
      value: plain(values.map(({ textContent }) => textContent).join(' ')),
    };
  });
}

/** Lines that no row has under their name, and rows with an amount that is not theirs. */
export function faultsOfLabels(
  t: Translator['t'],
  otherwiseNamed: readonly CostName[],
): readonly string[] {
  const rows = shownRows();
  const missing = COST_NAMES.filter((name) => !otherwiseNamed.includes(name)).flatMap((name) => {
    const label = t(`cost.${name}`);
    const isThere = rows.some(
      (row) => row.label.includes(label) && row.value.includes(LINES[name]),
    );
    return isThere ? [] : [`no ${label}: ${LINES[name]}`];
  });
  const misnamed = (['repaid', 'lessAllFees'] as const).flatMap((kind) => {
    const names = NAMES_OF[kind].map((key) => t(key));
    return rows
      .filter(({ value }) => value.includes(BY_NAME[kind]))
      .filter(({ label }) => !names.some((name) => label.includes(name)))
      .map(({ label, value }) => `${label}: ${value}`);
  });
  return [...missing, ...misnamed];
}
