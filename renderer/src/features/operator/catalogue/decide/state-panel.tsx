import { makeStyles } from '@griffel/react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { ProductState } from '#domain/lending/states/product-states.ts';
import { indianDayOf } from '#domain/days.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import { decisionOutcome } from '#renderer/features/operator/catalogue/decide/decision-words.ts';
import type { Impact } from '#renderer/features/operator/catalogue/decide/impact-list.tsx';
import { StateBadge } from '#renderer/features/operator/catalogue/list/state-badge.tsx';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

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

export type Settle = (answer: Result<unknown, GatewayFailure>, done: string) => boolean;

/**
 * What came of the last decision, and a function that takes in the next one: whether it was made. Once the version is in
 * another state, its heading gets the focus: the button that was pressed is gone.
 */
export function useSettle(state: ProductState) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useRef(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (isSettled.current) heading.current?.focus();
    isSettled.current = false;
  }, [state]);
  const settle: Settle = (answer, done) => {
    setOutcome(answer.ok ? null : decisionOutcome(t, answer.failure));
    if (!answer.ok) return false;
    showToast({ text: done });
    isSettled.current = true;
    return true;
  };
  return { heading, outcome, settle };
}

export type Settling = ReturnType<typeof useSettle>;

/** How far the version is, what that means, and what can be done about it. */
export function StatePanel({
  impact: { state, changedAt, lender, product, isMine },
  heading,
  outcome,
  children,
}: {
  readonly impact: Impact;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly outcome: Outcome | null;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('product.heading', {
            product: product.names[language],
            lender: lender.names[language],
          })}
        </h2>
        <StateBadge state={state} />
        <span>{t('product.since', { day: dayInWords(indianDayOf(changedAt), language) })}</span>
      </div>
      <p>{t(state === 'PROPOSED' && isMine ? 'product.means.mine' : `product.means.${state}`)}</p>
      <OutcomeMessage outcome={outcome} />
      {children}
    </section>
  );
}
