/** The words of a key facts statement in every language. */
import type { Language } from '#domain/languages.ts';
import { COST } from '#domain/words/cost.ts';
import type { keyFacts } from '#domain/words/en/key-facts.ts';
import { FEES } from '#domain/words/fees.ts';
import { KEY_FACTS } from '#domain/words/key-facts.ts';

/** The lines that a cost breakdown has as well: they bear the same names there. */
const COST_LINES = {
  disbursed: 'disbursed',
  separate: 'separate',
  'total-interest': 'interest',
  'total-fees': 'allFees',
  'net-disbursed': 'lessAllFees',
  'total-payable': 'repaid',
  'total-cost': 'totalCost',
  'total-paid': 'totalPaid',
  'per-day': 'instalmentPerDay',
} as const satisfies Readonly<Record<string, keyof (typeof COST)['en']['cost']>>;

type CostLine = keyof typeof COST_LINES;
export type FactName = keyof (typeof keyFacts)['labels'] | CostLine;

const isCostLine = (name: FactName): name is CostLine => name in COST_LINES;

/** What a statement in a language is written with. */
export function keyFactsWords(language: Language) {
  const { title, parts, columns, labels, texts } = KEY_FACTS[language];
  const { cost } = COST[language];
  const { deducted, separate } = FEES[language];
  return {
    title,
    parts,
    columns,
    texts: { ...texts, deducted, beside: separate },
    label: (name: FactName): string => (isCostLine(name) ? cost[COST_LINES[name]] : labels[name]),
  };
}
