import { makeStyles } from '@griffel/react';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { stateInWords } from '#renderer/features/operator/queue/queue-words.ts';
import { indianDayOf } from '#domain/days.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';

type Duplicate = Reviewed['duplicates']['applications'][number];

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    padding: `${space.s} ${space.m}`,
    backgroundColor: token.portalBandBackground,
    ...startEdge('4px', token.portalAccent),
    borderRadius: token.borderRadiusMedium,
  },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  list: { margin: 0, paddingInlineStart: space.l },
  note: { margin: 0, color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

function duplicateInWords(words: Translator, duplicate: Duplicate): string {
  const { t, language } = words;
  const { number, same, isSamePerson, submittedAt } = duplicate;
  const what = new Intl.ListFormat(language, { type: 'conjunction' }).format([
    ...(isSamePerson ? [t('review.duplicates.same.person')] : []),
    ...same.map((kind) => t(`review.duplicates.same.${kind}`)),
  ]);
  return t('review.duplicates.one', {
    what,
    number,
    state: stateInWords(words, duplicate),
    day: dayInWords(indianDayOf(submittedAt), language),
  });
}

/** Other applications with the same PAN, account, phone or file: by their numbers alone. */
export function Duplicates({
  duplicates: { applications, isWhole },
}: {
  readonly duplicates: Reviewed['duplicates'];
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  if (applications.length === 0) return null;
  return (
    <section aria-label={t('review.duplicates.title')} className={styles.part}>
      <h2 className={styles.title}>{t('review.duplicates.title')}</h2>
      <ul className={styles.list}>
        {applications.map((each) => (
          <li key={each.number}>{duplicateInWords(words, each)}</li>
        ))}
      </ul>
      {!isWhole && <p className={styles.note}>{t('review.duplicates.more')}</p>}
      <p className={styles.note}>{t('review.duplicates.note')}</p>
    </section>
  );
}
