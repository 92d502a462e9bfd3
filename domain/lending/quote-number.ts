/** The number of a quote, as people say it: the year and which of the dealer's quotes of that year, such as `2026-17`. */
export const quoteNumberOf = (year: number, serial: number): string => `${year}-${serial}`;

export const QUOTE_NUMBER = /^20\d{2}-[1-9]\d{0,6}$/;
