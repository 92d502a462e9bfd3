/**
 * What was typed in one form of a page and another of its forms can start from: rupees, a month. In memory alone, and
 * only as long as the form is on the page.
 */
export type KnownFigures = {
  readonly monthlyIncome: number;
  readonly monthlyCosts: number;
  readonly amount: number;
};

let figures: KnownFigures | null = null;
const listeners = new Set<() => void>();

export const knownFigures = {
  current: (): KnownFigures | null => figures,
  keep: (next: KnownFigures | null): void => {
    figures = next;
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
