import type { Quote } from '#renderer/features/calculator/quote/quote-address.ts';

/** Props of every tool: the calculator's quote and how to change it. */
export type ToolProps = {
  readonly quote: Quote;
  readonly change: (part: Partial<Quote>) => void;
};
