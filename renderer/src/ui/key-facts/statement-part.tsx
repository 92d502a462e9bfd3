import type { KeyFactsRow, KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { instalmentLines } from '#renderer/ui/cost/instalment-lines.ts';
import { inRupeesAndPaise } from '#renderer/ui/text/rupees.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';
import { LinkedText } from '#renderer/ui/text/linked-text.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';

/** A part of the statement, row by row as it was made. */
export function StatementPart({
  part: { annex, title, rows },
  heading,
}: {
  readonly part: KeyFactsStatement['parts'][number];
  readonly heading: 'h3' | 'h4';
}) {
  const { t } = useTranslation();
  return (
    <LabelledRows
      title={`${annex}. ${title}`}
      heading={heading}
      rows={rows.map((row) => [
        row.label,
        linesOf(row, t).map((line) => (
          <div key={line}>
            <LinkedText>{line}</LinkedText>
          </div>
        )),
      ])}
    />
  );
}

function linesOf(row: KeyFactsRow, t: Translator['t']): readonly string[] {
  switch (row.kind) {
    case 'amount':
      return [inRupeesAndPaise(row.paise)];
    case 'rate':
      return [formatPercent(row.percent)];
    case 'count':
      return [String(row.count)];
    case 'text':
      return [row.text];
    case 'instalments':
      return instalmentLines(
        row.instalments.map(({ count, paise }) => ({ count, amount: paise })),
        t,
      );
    case 'fees':
      return row.fees.length === 0
        ? [inRupeesAndPaise(0)]
        : row.fees.map(
            ({ label, paise, text }) => `${label}: ${inRupeesAndPaise(paise)} (${text})`,
          );
    case 'contact':
      return [row.contact.name, row.contact.email, row.contact.phone];
  }
}
