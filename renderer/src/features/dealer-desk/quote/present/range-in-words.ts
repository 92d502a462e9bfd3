import type { Range } from '#domain/lending/quote-ranges.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** `₹5,991 to ₹6,420`; one figure where both look the same. */
export function rangeInWords<Value extends number>(
  t: Translator['t'],
  range: Range<Value>,
  format: (value: Value) => string,
): string {
  const [from, to] = [format(range.from), format(range.to)];
  return from === to ? from : t('quoteSheet.about.between', { from, to });
}
