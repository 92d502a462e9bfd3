import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { CostBreakdown } from '#renderer/ui/cost/cost-breakdown.tsx';
import { instalmentLines } from '#renderer/ui/cost/instalment-lines.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import type { StatementFigures } from '#renderer/features/applications/offers/statement-figures.ts';
import type { Answering } from '#renderer/features/applications/offers/use-answer.tsx';
import { PhoneProof } from '#renderer/features/applications/shared/phone-proof.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FieldError } from '#renderer/ui/basics/field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { PointList } from '#renderer/ui/text/point-list.tsx';

const useStyles = makeStyles({
  accept: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    '& > button': { alignSelf: 'start' },
  },
});

const ERROR = 'read-error';

/** What is agreed to, in short, and the way there: having read the statement, and a code. */
export function AcceptOffer({
  offer,
  figures,
  answering: { accept, busy, forget },
}: {
  readonly offer: ShownOffer;
  readonly figures: StatementFigures;
  readonly answering: Answering;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [hasRead, setHasRead] = useState(false);
  const [isAsked, setAsked] = useState(false);
  /** Counts the codes that were asked for; null while none is. */
  const [proving, setProving] = useState<number | null>(null);
  const { lenderName, keyFactsHash } = offer;
  const language = offer.statement?.language;

  function begin(): void {
    setAsked(true);
    if (!hasRead || busy) return;
    forget();
    setProving(1);
  }

  async function answer(proof: string): Promise<void> {
    const answered = await accept(offer, keyFactsHash, proof);
    setProving((count) => (answered === 'new-code' && count !== null ? count + 1 : null));
  }

  return (
    <Panel>
      <div className={styles.accept}>
        <h3>{t('loanAnswer.acceptTitle')}</h3>
        <p>{t('loanAnswer.agree')}</p>
        <PointList items={agreedOf(lenderName, figures, t)} />
        <CostBreakdown loan={figures.loan} label={t('cost.title')} language={language} />
        {proving === null ? (
          <>
            <div>
              <TickBox
                label={t('loanAnswer.haveRead')}
                ticked={hasRead}
                onChange={setHasRead}
                required
                aria-describedby={ERROR}
              />
              <FieldError
                id={ERROR}
                text={isAsked && !hasRead ? t('loanAnswer.tick') : undefined}
              />
            </div>
            <Button kind="primary" busy={busy} onClick={begin}>
              {t('loanAnswer.accept')}
            </Button>
          </>
        ) : (
          <PhoneProof
            key={proving}
            heading={t('loanAnswer.proofTitle')}
            why={t('loanAnswer.proofWhy', { lender: lenderName })}
            onProof={answer}
            onCancel={() => setProving(null)}
          />
        )}
      </div>
    </Panel>
  );
}

function agreedOf(
  lender: string,
  figures: StatementFigures,
  t: Translator['t'],
): readonly string[] {
  const { loan, cost, penalRate, coolingOffDays } = figures;
  return [
    t('loanAnswer.pays', {
      lender,
      amount: inRupees(loan.amount),
      disbursed: inRupees(cost.disbursed),
    }),
    t('loanAnswer.paysBack', {
      repaid: inRupees(cost.repaid),
      instalments: instalmentLines(loan.instalments, t).join(' + '),
    }),
    ...(cost.separate === 0
      ? []
      : [
          t('loanAnswer.paysSeparately', {
            separate: inRupees(cost.separate),
            total: inRupees(cost.totalPaid),
          }),
        ]),
    t('loanAnswer.late', { percent: formatPercent(penalRate) }),
    t('loanAnswer.leave', { count: coolingOffDays }),
    t('loanAnswer.others'),
  ];
}
