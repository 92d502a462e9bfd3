import { makeStyles } from '@griffel/react';
import type { MatchInput, UnmatchedProduct } from '#domain/lending/matching/match.ts';
import { anyOf } from '#renderer/features/applications/matching/answer/reason-words.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import {
  type Way,
  nearestOf,
} from '#renderer/features/applications/matching/answer/ways-to-match.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';

const useStyles = makeStyles({
  change: { display: 'flex', flexDirection: 'column', gap: space.s },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
});

/** What would have to change for the closest lender to match, or who else to ask. */
export function WhatToChange({
  unmatched,
  input,
}: {
  readonly unmatched: readonly UnmatchedProduct[];
  readonly input: MatchInput;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const nearest = nearestOf(unmatched, input);
  return (
    <div className={styles.change}>
      <h4 className={styles.title}>{t('matchAnswer.changeHeading')}</h4>
      {nearest === null ? (
        <p>
          {t('matchAnswer.nothingToChange')}{' '}
          <PortalLink to="/support" className={styles.link}>
            {t('matchAnswer.support')}
          </PortalLink>
        </p>
      ) : (
        <>
          <p>{t('matchAnswer.nearest', { lender: nearest.product.lender.names[language] })}</p>
          <PointList items={nearest.ways.map((way) => wayInWords(way, translator))} />
        </>
      )}
    </div>
  );
}

function wayInWords(way: Way, translator: Translator): string {
  const { t } = translator;
  switch (way.kind) {
    case 'vehicle':
      return t('matchWay.vehicle', {
        kinds: anyOf(
          way.kinds.map((kind) => t(`matching.kind.${kind}`)),
          translator,
        ),
      });
    case 'downAtLeast':
    case 'downAtMost':
    case 'instalment':
      return t(`matchWay.${way.kind}`, { amount: inRupees(way.amount) });
    case 'monthsAtLeast':
    case 'monthsAtMost':
      return t(`matchWay.${way.kind}`, { months: way.months });
    case 'date':
    case 'guarantor':
      return t(`matchWay.${way.kind}`);
  }
}
