const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 2 });

/** Formats a percentage with at most two decimals, in Latin digits in every language: `17.07%`, `5%`. */
export function formatPercent(percent: number): string {
  return PERCENT.format(percent / 100);
}

/** Formats a fraction as a percentage with one decimal at most: `43.2%`. */
export const formatShare = (share: number): string => formatPercent(Math.round(share * 1000) / 10);
