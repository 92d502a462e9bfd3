import type { KeyFactsRow, KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { paise } from '#domain/money/money.ts';
import { instalmentLines } from '#renderer/ui/cost/instalment-lines.ts';
import { inRupeesAndPaise } from '#renderer/ui/text/rupees.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';
import { LinkedText } from '#renderer/ui/text/linked-text.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { TablePart } from '#renderer/ui/tables/table-part.tsx';
import { WideTable } from '#renderer/ui/tables/wide-table.tsx';

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
            {/* Lenders write in staff's languages: their lines keep their own direction. */}
            <bdi>
              <LinkedText>{line}</LinkedText>
            </bdi>
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
        row.instalments.map(({ count, paise: amount }) => ({ count, amount })),
        t,
      );
    case 'fees':
      return row.fees.length === 0
        ? [inRupeesAndPaise(paise(0))]
        : row.fees.map(
            ({ label, paise: amount, text }) => `${label}: ${inRupeesAndPaise(amount)} (${text})`,
          );
    case 'contact':
      return [row.contact.name, row.contact.email, row.contact.phone];
  }
}

const AMOUNTS = ['opening', 'principal', 'interest', 'instalment'] as const;

/** Annex C of the statement, month by month. */
export function StatementSchedule({
  schedule: { annex, title, columns, rows },
  heading,
}: {
  readonly schedule: KeyFactsStatement['schedule'];
  readonly heading: 'h3' | 'h4';
}) {
  return (
    <TablePart title={`${annex}. ${title}`} heading={heading}>
      <WideTable
        label={title}
        stacks
        headings={[columns.month, ...AMOUNTS.map((name) => columns[name])]}
        rows={rows.map((row) => [
          String(row.month),
          ...AMOUNTS.map((name) => inRupeesAndPaise(row[name])),
        ])}
      />
    </TablePart>
  );
}
