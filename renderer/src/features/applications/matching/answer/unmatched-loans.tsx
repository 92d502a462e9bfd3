import { makeStyles } from '@griffel/react';
import { nameIn } from '#domain/languages.ts';
import type { UnmatchedProduct } from '#domain/lending/matching/match.ts';
import { reasonInWords } from '#renderer/features/applications/matching/answer/reason-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PointList } from '#renderer/ui/text/point-list.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m },
  heading: { fontSize: token.fontSizeBase500 },
  intro: { color: token.colorNeutralForeground2 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  loan: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: 'clamp(1rem, 3vw, 1.5rem)',
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
  },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
});

/** The lenders that do not match, each with every reason. */
export function UnmatchedLoans({
  loans,
  level: Heading = 'h3',
}: {
  readonly loans: readonly UnmatchedProduct[];
  readonly level?: 'h2' | 'h3';
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const Name = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <section className={styles.part}>
      <Heading className={styles.heading}>{t('matchAnswer.unmatchedHeading')}</Heading>
      <p className={styles.intro}>{t('matchAnswer.unmatchedIntro')}</p>
      <ul className={styles.list}>
        {loans.map(({ lender, product, reasons }) => (
          <li key={product.id} className={styles.loan}>
            <div>
              <Name className={styles.title}>{nameIn(lender.names, language)}</Name>
              <p className={styles.intro}>{nameIn(product.names, language)}</p>
            </div>
            <PointList items={reasons.map((reason) => reasonInWords(reason, translator))} />
          </li>
        ))}
      </ul>
    </section>
  );
}
