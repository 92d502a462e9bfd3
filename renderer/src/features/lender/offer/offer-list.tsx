import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { indianDayOf } from '#domain/days.ts';
import { type OpenedCase, seenOf } from '#renderer/features/lender/case/opened-case.ts';
import { useAct } from '#renderer/features/lender/case/use-act.tsx';
import { ReadStatement } from '#renderer/features/lender/offer/read-statement.tsx';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  acts: { display: 'flex', flexWrap: 'wrap', gap: space.xs },
});

type Offer = OpenedCase['offers'][number];

/** The lender's offers, the newest first, each with its key facts statement; an open one can be withdrawn. */
export function OfferList({
  opened,
  onBegin,
  onDone,
}: {
  readonly opened: OpenedCase;
  readonly onBegin: () => void;
  readonly onDone: (text: string) => void;
}) {
  const { t } = useTranslation();
  const { busy, act, message } = useAct(opened);
  const [read, setRead] = useState<string | null>(null);
  const { offers } = opened;
  const shown = offers.find(({ offer }) => offer === read);

  async function withdraw(offer: string): Promise<void> {
    onBegin();
    const done = await act('withdrawOffer', (requestId) => ({
      requestId,
      ...seenOf(opened),
      offer,
    }));
    if (done !== null) onDone(t('lenderActs.withdrawOffer.done'));
  }
  return (
    <>
      {message}
      <Offers
        opened={opened}
        read={read}
        busy={busy}
        onRead={(offer) => setRead(offer === read ? null : offer)}
        onWithdraw={(offer) => void withdraw(offer)}
      />
      {shown !== undefined && <ReadStatement key={shown.offer} offer={shown} />}
    </>
  );
}

function Offers({
  opened: { offers, acts },
  read,
  busy,
  onRead,
  onWithdraw,
}: {
  readonly opened: OpenedCase;
  readonly read: string | null;
  readonly busy: boolean;
  readonly onRead: (offer: string) => void;
  readonly onWithdraw: (offer: string) => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const numberOf = (one: Offer) => offers.indexOf(one) + 1;
  return (
    <DataTable
      caption={t('lenderOffer.caption')}
      columns={(['offer', 'state', 'amount', 'months', 'apr', 'validUntil', 'act'] as const).map(
        (name) => t(`lenderOffer.columns.${name}`),
      )}
      rows={offers.toReversed().map((one) => {
        const { offer, state, madeAt, validUntil, terms } = one;
        const number = numberOf(one);
        return {
          id: offer,
          cells: [
            t('lenderOffer.numberOn', {
              number,
              day: dayInWords(indianDayOf(madeAt), language),
            }),
            t(`lenderOffer.states.${state}`),
            terms === null ? t('lenderOffer.removed') : inRupees(terms.amount),
            terms === null ? '' : String(terms.months),
            terms === null ? '' : formatPercent(terms.apr),
            dayInWords(indianDayOf(validUntil - 1), language),
            <span key="acts" className={styles.acts}>
              {one.keyFacts !== null && (
                <Button
                  aria-label={t('lenderOffer.readOf', { number })}
                  aria-expanded={offer === read}
                  onClick={() => onRead(offer)}
                >
                  {t('lenderOffer.read')}
                </Button>
              )}
              {state === 'OPEN' && acts.includes('withdrawOffer') && (
                <AskedButton
                  busy={busy}
                  aria-label={t('lenderOffer.withdrawOf', { number })}
                  question={{
                    title: t('lenderActs.withdrawOffer.question'),
                    text: t('lenderActs.withdrawOffer.text'),
                    no: t('lenderActs.cancel'),
                    yes: t('lenderActs.withdrawOffer.name'),
                  }}
                  onYes={() => onWithdraw(offer)}
                >
                  {t('lenderActs.withdrawOffer.name')}
                </AskedButton>
              )}
            </span>,
          ],
        };
      })}
    />
  );
}
