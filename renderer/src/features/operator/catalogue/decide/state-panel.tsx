import { makeStyles } from '@griffel/react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { nameIn } from '#domain/languages.ts';
import type { ProductState } from '#domain/lending/states/product-states.ts';
import { indianDayOf } from '#domain/days.ts';
import { decisionOutcome } from '#renderer/features/operator/catalogue/decide/decision-words.ts';
import type { Impact } from '#renderer/features/operator/catalogue/decide/impact-list.tsx';
import { StateBadge } from '#renderer/features/operator/catalogue/list/state-badge.tsx';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { type Act, useAct } from '#renderer/ui/staff/use-act.ts';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    padding: space.l,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  title: { margin: 0, fontSize: token.fontSizeBase400, outlineStyle: 'none' },
});

/**
 * Decisions about a version. Once it is in another state, its heading gets the focus: the button that was pressed is gone.
 */
export function useDecisions(state: ProductState) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useRef(false);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (isSettled.current) heading.current?.focus();
    isSettled.current = false;
  }, [state]);
  const { busy, outcome, act } = useAct({ refusal: (failure) => decisionOutcome(t, failure) });
  const decide: Act = async (...decision) => {
    const made = await act(...decision);
    if (made !== null) isSettled.current = true;
    return made;
  };
  return { heading, outcome, acting: { busy, act: decide } };
}

export type Decisions = ReturnType<typeof useDecisions>;

/** How far the version is, what that means, and what can be done about it. */
export function StatePanel({
  impact: { state, changedAt, lender, product, isMine, startsOn, planned },
  heading,
  outcome,
  tools,
  children,
}: {
  readonly impact: Impact;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly outcome: Outcome | null;
  /** What can be done whatever its state. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('product.heading', {
            product: nameIn(product.names, language),
            lender: nameIn(lender.names, language),
          })}
        </h2>
        <StateBadge state={state} />
        <span>{t('product.since', { day: dayInWords(indianDayOf(changedAt), language) })}</span>
      </div>
      <p>{t(state === 'PROPOSED' && isMine ? 'product.means.mine' : `product.means.${state}`)}</p>
      <Starts state={state} startsOn={startsOn} planned={planned} />
      <OutcomeMessage outcome={outcome} />
      {children}
      {tools}
    </section>
  );
}

/** From which day the version counts, and which others take over. */
function Starts({ state, startsOn, planned }: Pick<Impact, 'state' | 'startsOn' | 'planned'>) {
  const { t, language } = useTranslation();
  const own =
    startsOn === null
      ? null
      : state === 'PROPOSED'
        ? startsOn < indianToday()
          ? 'past'
          : 'asked'
        : state === 'PLANNED'
          ? 'planned'
          : null;
  return (
    <>
      {own !== null && startsOn !== null && (
        <p>{t(`product.starts.${own}`, { day: dayInWords(startsOn, language) })}</p>
      )}
      {planned.map((other) => (
        <p key={other.version}>
          {t('product.starts.others', {
            version: other.version,
            day: dayInWords(other.startsOn, language),
          })}
        </p>
      ))}
    </>
  );
}
