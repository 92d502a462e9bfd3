import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { MAX_BESIDE } from '#contract/operators/review.ts';
import type { Trail } from '#renderer/features/operator/application/trail/use-trail.ts';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { useOpened } from '#renderer/features/operator/queue/opened-row.ts';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useButtonClass } from '#renderer/ui/basics/button-link.tsx';
import { type Letter, usePageActions } from '#renderer/ui/staff/page-actions.tsx';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.m}` },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  place: { color: token.colorNeutralForeground2 },
  decided: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    border: `1px solid ${token.colorBrandStroke1}`,
    borderRadius: token.borderRadiusXLarge,
    backgroundColor: token.colorNeutralBackground1,
  },
  text: { margin: 0 },
});

type Props = {
  readonly number: string;
  /** The filter of the list from which it was opened. */
  readonly from: string;
  readonly trail: Trail | null;
};

const addressOf = (number: string, from: string) =>
  fragmentOf({ view: 'application', number, from });

/** The way through the list from which an application was opened: back to it, and to those before and after. */
export function TrailBar({ number, from, trail }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { open } = useOpened();
  // Back in the list, its row has the focus.
  useEffect(() => open(number));
  const before = trail?.before.number ?? null;
  const after = trail?.after.number ?? null;
  return (
    <nav aria-label={t('review.trail.label')} className={styles.bar}>
      <TrailLink
        to={fragmentOf({ view: 'queue', filter: from })}
        text={t('review.trail.back')}
        letter={LETTERS.application.back}
      />
      {before !== null && (
        <TrailLink
          to={addressOf(before, from)}
          text={t('review.trail.previous')}
          about={before}
          letter={LETTERS.application.previous}
        />
      )}
      {trail !== null && <span className={styles.place}>{placeInWords(trail)}</span>}
      {after !== null && (
        <TrailLink
          to={addressOf(after, from)}
          text={t('review.trail.next')}
          about={after}
          letter={LETTERS.application.next}
        />
      )}
    </nav>
  );

  function placeInWords({ before: { count: earlier }, after: { count: later } }: Trail): string {
    const place = earlier + 1;
    if (earlier > MAX_BESIDE) return '';
    return later > MAX_BESIDE
      ? t('review.trail.placeOfMany', { place })
      : t('review.trail.place', { place, count: place + later });
  }
}

function TrailLink({
  to,
  text,
  about,
  letter,
}: {
  readonly to: string;
  readonly text: string;
  /** The application that it leads to. */
  readonly about?: string;
  readonly letter: Letter;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const name = about === undefined ? text : `${text}: ${about}`;
  usePageActions([{ text: name, letter, run: () => link.current?.click() }]);
  return (
    <a
      ref={link}
      href={to}
      aria-label={name}
      aria-keyshortcuts={letter}
      className={useStyles().link}
    >
      {text}
    </a>
  );
}

/** After a decision: the next application of the list, or that it was the last one. Its link gets the focus. */
export function Decided({ from, trail }: Omit<Props, 'number'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  const isKnown = trail !== null;
  useEffect(() => {
    if (isKnown) link.current?.focus();
  }, [isKnown]);
  const next = trail?.after.number ?? null;
  const count = trail?.after.count ?? 0;
  const button = useButtonClass('primary');
  const text = next === null ? t('review.trail.back') : t('review.trail.goOn', { number: next });
  usePageActions(
    isKnown ? [{ text, letter: LETTERS.application.goOn, run: () => link.current?.click() }] : [],
  );
  if (!isKnown) return null;
  return (
    <section aria-label={t('review.trail.decided')} className={styles.decided}>
      {next === null && <p className={styles.text}>{t('review.trail.last')}</p>}
      <a
        ref={link}
        href={next === null ? fragmentOf({ view: 'queue', filter: from }) : addressOf(next, from)}
        aria-keyshortcuts={LETTERS.application.goOn}
        className={button}
      >
        {text}
      </a>
      {next !== null && (
        <p className={styles.text}>
          {count > MAX_BESIDE ? t('review.trail.manyLeft') : t('review.trail.left', { count })}
        </p>
      )}
    </section>
  );
}
