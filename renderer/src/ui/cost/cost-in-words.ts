import { type InStaffLanguages, type Language, nameIn } from '#domain/languages.ts';
import {
  type CostLine,
  type CostName,
  type PricedLoan,
  costBreakdown,
} from '#domain/lending/offers/cost-breakdown.ts';
import { type Paise, rupeesOf } from '#domain/money/money.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { instalmentLines } from '#renderer/ui/cost/instalment-lines.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** A line of a cost breakdown as it is read. */
export type CostInWords = {
  readonly name: CostName;
  readonly label: string;
  readonly value: string;
  /** What it consists of: each fee by its name, each run of instalments. */
  readonly lines: readonly string[];
};

/** An offer, whose fees are named in the languages of the staff, with the names as people see them in one language. */
export const loanIn = (
  { amount, apr, instalments, fees }: PricedLoan<InStaffLanguages>,
  language: Language,
): PricedLoan<string> => ({
  amount,
  apr,
  instalments,
  fees: fees.map((fee) => ({ ...fee, names: nameIn(fee.names, language) })),
});

/** What a loan costs, line by line, in the words that say what each amount contains. */
export const costInWords = (loan: PricedLoan<string>, t: Translator['t']): readonly CostInWords[] =>
  costBreakdown(loan).map((line) => ({
    name: line.name,
    label: t(`cost.${line.name}`),
    value: line.kind === 'rate' ? formatPercent(line.percent) : inRupees(line.paise),
    lines: linesOf(line, t),
  }));

/** The same as rows of a spreadsheet: rupees and percent as plain numbers with two decimals. */
export const costRows = (
  loan: PricedLoan<string>,
  t: Translator['t'],
): readonly (readonly [label: string, value: string])[] =>
  costBreakdown(loan).flatMap((line) => {
    const label = t(`cost.${line.name}`);
    if (line.kind === 'rate') return [[label, line.percent.toFixed(2)] as const];
    const parts =
      line.kind === 'fees'
        ? line.parts.map(({ names, paise }) => [`${label}: ${names}`, inDecimals(paise)] as const)
        : [];
    return [[label, inDecimals(line.paise)] as const, ...parts];
  });

const inDecimals = (amount: Paise) => rupeesOf(amount).toFixed(2);

function linesOf(line: CostLine<string>, t: Translator['t']): readonly string[] {
  switch (line.kind) {
    case 'fees':
      return line.parts.map(({ names, paise }) =>
        t('cost.part', { name: names, amount: inRupees(paise) }),
      );
    case 'instalments':
      return instalmentLines(line.runs, t);
    case 'amount':
    case 'rate':
      return [];
  }
}
