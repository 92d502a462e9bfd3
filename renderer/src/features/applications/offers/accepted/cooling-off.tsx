import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { Delivery } from '#renderer/features/applications/offers/accepted/next-steps.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import type { Answering } from '#renderer/features/applications/offers/use-answer.tsx';
import { PhoneProof } from '#renderer/features/applications/shared/phone-proof.tsx';
import { weekdayAndMomentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: space.m,
    maxWidth: '75ch',
  },
});

/** Until when the loan can be left, what that costs, and the way out; once that is over, only that it is. */
export function CoolingOff({
  offer,
  until,
  now,
  delivery,
  answering,
}: {
  readonly offer: ShownOffer;
  readonly until: number;
  /** When that was asked. */
  readonly now: number;
  readonly delivery: Delivery;
  readonly answering: Answering;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const moment = weekdayAndMomentInWords(until - 1, language);
  const isOver = until <= now;
  return (
    <Panel>
      <section className={styles.part}>
        <h3>{t('coolingOff.title')}</h3>
        {isOver ? (
          <p>{t('coolingOff.over', { moment })}</p>
        ) : (
          <>
            <p>{t('coolingOff.until', { moment })}</p>
            <PointList items={costsOf(delivery, t)} />
            <Rule offer={offer} />
            <Leave lender={offer.lenderName} answering={answering} />
          </>
        )}
      </section>
    </Panel>
  );
}

/** What the statement says of it. */
function Rule({ offer: { statement, figures } }: { readonly offer: ShownOffer }) {
  const { t } = useTranslation();
  if (statement === null || figures === null) return null;
  return (
    <p>
      {t('coolingOff.rule')} <q lang={statement.language}>{figures.coolingOffRule}</q>
    </p>
  );
}

function Leave({
  lender,
  answering: { exit, busy, forget },
}: {
  readonly lender: string;
  readonly answering: Answering;
}) {
  const { t } = useTranslation();
  /** Counts the codes that were asked for; null while none is. */
  const [proving, setProving] = useState<number | null>(null);

  async function leave(proof: string): Promise<void> {
    const answered = await exit(proof);
    setProving((count) => (answered === 'new-code' && count !== null ? count + 1 : null));
  }

  if (proving === null) {
    return (
      <Button
        busy={busy}
        onClick={() => {
          if (busy) return;
          forget();
          setProving(1);
        }}
      >
        {t('coolingOff.leave')}
      </Button>
    );
  }
  return (
    <PhoneProof
      key={proving}
      heading={t('coolingOff.proofTitle')}
      why={t('coolingOff.proofWhy', { lender })}
      onProof={leave}
      onCancel={() => setProving(null)}
    />
  );
}

function costsOf(delivery: Delivery, t: Translator['t']): readonly string[] {
  return [
    t('coolingOff.cost'),
    paidBackOf(delivery, t),
    ...(delivery === null ? [] : [t('coolingOff.vehicle')]),
    t('coolingOff.final'),
  ];
}

function paidBackOf(delivery: Delivery, t: Translator['t']): string {
  if (delivery === undefined) return t('coolingOff.unknownPaid');
  if (delivery === null || delivery.paid === 0) return t('coolingOff.nothingPaid');
  return t('coolingOff.paid', { amount: inRupees(delivery.paid) });
}
