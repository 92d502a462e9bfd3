import type { Quote } from '#renderer/features/calculator/quote/quote-address.ts';

/** What every tool is given: the quote of the calculator, and the way to change it. */
export type ToolProps = {
  readonly quote: Quote;
  readonly change: (part: Partial<Quote>) => void;
};
