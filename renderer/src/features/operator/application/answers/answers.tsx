import { makeStyles } from '@griffel/react';
import { answersOf } from '#renderer/features/operator/application/answers/shown-answers.ts';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { SECTION_NAMES } from '#domain/lending/sections.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
});

/** What the borrower says, by section; or why that is not shown, and how it can be seen. */
export function Answers({ application }: { readonly application: Reviewed }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { content, claim } = application;
  return (
    <section aria-label={t('review.answers')} className={styles.part}>
      <h2>{t('review.answers')}</h2>
      {content === null ? (
        <p>{t(`review.hidden.${claim === null ? 'nobody' : 'somebody'}`)}</p>
      ) : (
        <>
          {SECTION_NAMES.map((section) => (
            <LabelledRows
              key={section}
              heading="h3"
              title={t(`review.section.${section}`)}
              rows={answersOf(translator, content.sections, section)}
            />
          ))}
          {content.guarantor !== null && (
            <LabelledRows
              heading="h3"
              title={t('review.guarantor')}
              rows={[
                [
                  t('review.guarantor'),
                  t(`review.guarantorState.${content.guarantor.state}`, {
                    name: content.guarantor.name,
                  }),
                ],
              ]}
            />
          )}
        </>
      )}
    </section>
  );
}
