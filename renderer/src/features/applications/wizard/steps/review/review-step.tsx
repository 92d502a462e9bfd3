import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import { SECTION_NAMES, type SectionName } from '#domain/lending/sections.ts';
import { useDraftState } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { StepLink } from '#renderer/features/applications/wizard/steps/step-link.tsx';
import {
  chosenProducts,
  type Left,
  textNow,
} from '#renderer/features/applications/wizard/steps/left.ts';
import { LeftList } from '#renderer/features/applications/wizard/steps/review/left-list.tsx';
import { MatchChangeNote } from '#renderer/features/applications/wizard/steps/lenders/match-change-note.tsx';
import type { MatchChanges } from '#renderer/features/applications/wizard/steps/lenders/match-changes.ts';
import { OfferSummary } from '#renderer/features/applications/wizard/steps/lenders/offer-summary.tsx';
import { fieldsInReview } from '#renderer/features/applications/wizard/steps/review/review-fields.ts';
import { useShownText } from '#renderer/features/applications/wizard/steps/shown-text.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.xs },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
  title: { fontSize: token.fontSizeBase500 },
});

/** Every answer, each part with a link back to it, and what is still missing. */
export function ReviewStep({
  left,
  fresh,
}: {
  readonly left: readonly Left[];
  readonly fresh: MatchChanges | null;
}) {
  const styles = useStyles();
  const id = useId();
  const { t } = useTranslation();
  const state = useDraftState();
  return (
    <>
      <MatchChangeNote fresh={fresh} />
      {left.length === 0 ? (
        <Remark>{t('apply.review.complete')}</Remark>
      ) : (
        <section aria-labelledby={`${id}-left`} className={styles.part}>
          <h2 id={`${id}-left`} className={styles.title}>
            {t('apply.review.missing')}
          </h2>
          <p>{t('apply.review.missingText')}</p>
          <LeftList left={left} />
        </section>
      )}
      <section aria-labelledby={`${id}-lenders`} className={styles.part}>
        <div className={styles.head}>
          <h2 id={`${id}-lenders`} className={styles.title}>
            {t('apply.review.chosen')}
          </h2>
          <StepLink step="lenders">{t('apply.review.edit')}</StepLink>
        </div>
        <OfferSummary products={chosenProducts(state)} fresh={fresh} />
      </section>
      {SECTION_NAMES.map((section) => (
        <SectionReview key={section} section={section} />
      ))}
    </>
  );
}

function SectionReview({ section }: { readonly section: SectionName }) {
  const styles = useStyles();
  const id = useId();
  const { t } = useTranslation();
  const state = useDraftState();
  const shown = useShownText();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t(`apply.step.${section}`)}
        </h2>
        <StepLink step={section}>{t('apply.review.edit')}</StepLink>
      </div>
      <Facts
        facts={fieldsInReview(section, state).map((field) => ({
          label: t(`apply.field.${field}`),
          value: shown(field, textNow(state, field)) ?? t('apply.review.empty'),
        }))}
      />
    </section>
  );
}
