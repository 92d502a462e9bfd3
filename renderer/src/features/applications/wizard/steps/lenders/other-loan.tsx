import { makeStyles } from '@griffel/react';
import { useEffect, useId, useRef, useState } from 'react';
import { earningsOf } from '#domain/lending/matching/earnings.ts';
import type { AskedLoan } from '#domain/lending/matching/match.ts';
import type { Sections } from '#domain/lending/sections.ts';
import { minus, type Paise, rupeesOf } from '#domain/money/money.ts';
import { UnmatchedLoans } from '#renderer/features/applications/matching/answer/unmatched-loans.tsx';
import { type Taken, TakenWay } from '#renderer/features/applications/matching/ways/taken-way.tsx';
import { WaysToMatch } from '#renderer/features/applications/matching/ways/ways-to-match.tsx';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { grouped } from '#renderer/ui/text/grouped.ts';

const useStyles = makeStyles({
  place: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    outlineStyle: 'none',
    ':empty': { display: 'none' },
  },
});

type Vehicle = {
  readonly months: number;
  readonly onRoadPrice: Paise;
  readonly downPayment: Paise;
};

/** Where no lender matches: the other loans with which one would, as on the page where people look for lenders. */
export function OtherLoan() {
  const styles = useStyles();
  const { t } = useTranslation();
  const draft = useOpenDraft();
  const { match, ways, isMatchStale, sections } = useDraftState().application;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<Taken<Vehicle> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [answers, setAnswers] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (answers > 0) place.current?.focus();
  }, [answers]);

  const loan = vehicleIn(sections);
  const { matched = [], unmatched = [] } = match ?? {};
  const isNone = match !== null && matched.length === 0;

  const found = isNone ? t('matchAnswer.none') : t('matchAnswer.found', { count: matched.length });
  const answered = answers === 0 ? '' : found;
  const status = isBusy ? t('matching.working') : answered;

  async function matchWith({ months, downPayment }: Omit<Vehicle, 'onRoadPrice'>): Promise<void> {
    setBusy(true);
    setOutcome(null);
    draft.type('vehicle.months', String(months));
    draft.type('vehicle.downPayment', grouped(rupeesOf(downPayment)));
    const answer = await draft.change('refreshMatch', (now) => now);
    setBusy(false);
    if (answer.ok) setAnswers((count) => count + 1);
    else setOutcome(failureOutcome(t, answer.failure));
  }

  function take({ amount, months }: AskedLoan): void {
    if (loan === null) return;
    setTaken({ before: loan, loan: { amount, months } });
    void matchWith({ months, downPayment: minus(loan.onRoadPrice, amount) });
  }

  function goBack(): void {
    if (taken === null) return;
    setTaken(null);
    void matchWith(taken.before);
  }

  return (
    <>
      <p role="status" id={id}>
        {status}
      </p>
      <OutcomeMessage outcome={outcome} />
      <div ref={place} role="group" aria-labelledby={id} tabIndex={-1} className={styles.place}>
        {!isBusy && taken !== null && <TakenWay taken={taken} onBack={goBack} />}
        {!isBusy && isNone && !isMatchStale && loan !== null && (
          <WaysToMatch
            loan={loan}
            earnings={earningsOf(sections)}
            ways={ways}
            unmatched={unmatched}
            level="h2"
            onTake={take}
          />
        )}
      </div>
      {!isBusy && isNone && <UnmatchedLoans loans={unmatched} level="h2" />}
    </>
  );
}

function vehicleIn({
  vehicle: { months, onRoadPrice, downPayment },
}: Pick<Sections, 'vehicle'>): Vehicle | null {
  if (months == null || onRoadPrice == null || downPayment == null) return null;
  return { months, onRoadPrice, downPayment };
}
