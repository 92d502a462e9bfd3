import { makeStyles } from '@griffel/react';
import type { Fact } from '#renderer/content/types.ts';
import { directionOf } from '#domain/languages.ts';
import type { KeyFactsStatement } from '#domain/lending/offers/key-facts-statement.ts';
import { StatementPart } from '#renderer/ui/key-facts/statement-part.tsx';
import { StatementSchedule } from '#renderer/ui/key-facts/statement-part.tsx';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { from, onPaper, onScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';
import { Facts } from '#renderer/ui/text/facts.tsx';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    minWidth: 0,
    [onScreen]: {
      padding: 'clamp(1rem, 3vw, 1.5rem)',
      backgroundColor: token.colorNeutralBackground1,
      border: `1px solid ${token.colorNeutralStroke2}`,
      borderTop: `4px solid ${token.colorBrandBackground}`,
      borderRadius: token.borderRadius2XLarge,
    },
    // Flex containers break badly across pages.
    [onPaper]: {
      display: 'block',
      fontSize: '9pt',
      '& table, & p, & dl, & div': { fontSize: '8.5pt' },
      '& > * + *': { marginTop: space.s },
      '& dl > div': { paddingTop: '0.15rem', paddingBottom: '0.15rem' },
    },
  },
  title: { fontSize: token.fontSizeBase500 },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
    [onScreen]: { [from.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    [onPaper]: { display: 'block', '& > * + *': { marginTop: space.s } },
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    minWidth: 0,
    [onPaper]: { display: 'block', '& > * + *': { marginTop: space.s } },
  },
  hash: { overflowWrap: 'anywhere', fontFamily: token.fontFamilyMonospace },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/**
 * A key facts statement in full, as annexes A to C, in the language it was made in; on screen and on paper. `hash` names
 * it; null if it is not known to be the right one, and then it is not printed either.
 */
export function StatementView({
  statement,
  hash,
  isOwn = true,
}: {
  readonly statement: KeyFactsStatement;
  readonly hash: string | null;
  /** Whether the reader is the borrower. */
  readonly isOwn?: boolean;
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  const { sheet, day, alone } = usePrintedSheet();
  const { language, title } = statement;
  return (
    <>
      {hash !== null && (
        <div className={styles.actions}>
          <PrintSheet
            label={t('loanStatement.print')}
            name={t('loanStatement.pdfFile', { number: statement.number })}
            alone={alone}
          />
        </div>
      )}
      <Sheet sheet={sheet} title={title} day={day}>
        <article className={styles.card}>
          <h3 lang={language} dir={directionOf(language)} className={styles.title}>
            {title}
          </h3>
          {isOwn && language !== words.language && (
            <p className={styles.small}>{t(`loanStatement.language.${language}`)}</p>
          )}
          <Facts facts={headOf(statement, words)} />
          <StatementParts statement={statement} />
          {hash !== null && (
            <p className={styles.small}>
              {t('loanStatement.hash')}: <span className={styles.hash}>{hash}</span>
            </p>
          )}
        </article>
      </Sheet>
    </>
  );
}

/** Annexes A to C, in the language of the statement. */
export function StatementParts({ statement }: { readonly statement: KeyFactsStatement }) {
  const styles = useStyles();
  const { language, parts, schedule } = statement;
  const [loan, rights, working] = parts;
  const spoken = { lang: language, dir: directionOf(language) };
  return (
    <>
      <div {...spoken} className={styles.parts}>
        <StatementPart part={loan} heading="h4" />
        <div className={styles.column}>
          <StatementPart part={rights} heading="h4" />
          <StatementPart part={working} heading="h4" />
        </div>
      </div>
      <div {...spoken}>
        <StatementSchedule schedule={schedule} heading="h4" />
      </div>
    </>
  );
}

/** What the statement is about, in the language of the page. */
function headOf(
  { number, applicationNumber, madeOn, validTill, lender, product }: KeyFactsStatement,
  { t, language }: Translator,
): readonly Fact[] {
  return [
    { label: t('loanStatement.lender'), value: lender.name },
    { label: t('loanStatement.website'), value: lender.website },
    {
      label: t('loanStatement.product'),
      value: t('loanStatement.version', { product: product.name, version: product.version }),
    },
    { label: t('loanStatement.application'), value: applicationNumber },
    { label: t('loanStatement.number'), value: number },
    { label: t('loanStatement.madeOn'), value: dayInWords(madeOn, language) },
    { label: t('loanStatement.validTill'), value: dayInWords(validTill, language) },
  ];
}
