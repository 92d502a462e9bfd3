import { makeStyles } from '@griffel/react';
import type { Fact } from '#renderer/content/types.ts';
import type { Delivery } from '#renderer/features/applications/offers/accepted/next-steps.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { useAllDealers } from '#renderer/features/applications/shared/all-dealers.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.l, minWidth: 0 },
  title: { fontSize: 'clamp(1.25rem, 3vw, 1.5rem)' },
  state: { fontWeight: token.fontWeightSemibold, maxWidth: '65ch' },
  code: { fontFamily: token.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

/** Milliseconds: dealer and lender go on while it is shown. */
const LOOK_AGAIN = 60_000;

/** The delivery order of an application: how far it is, who is to do what next, and what is known of the vehicle. */
export function LoanDelivery({ number }: { readonly number: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery(
    'ownDelivery',
    { number },
    { refetchInterval: LOOK_AGAIN },
  );
  const application = useCallQuery('application', { number });
  // What has ended before there was an order will have none.
  if (data?.delivery === null && application.data?.state === 'CLOSED') return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('loanDelivery.title')}</h2>
      {error !== null && (
        <OutcomeMessage
          outcome={{
            ...failureOutcome(t, error.failure),
            advice: <Button onClick={() => void refetch()}>{t('errors.retry')}</Button>,
          }}
        />
      )}
      {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
      {data !== undefined &&
        (data.delivery === null ? (
          <>
            <p>{t('loanDelivery.none')}</p>
            {data.dealerId === null && <Remark>{t('loanDelivery.noDealer')}</Remark>}
          </>
        ) : (
          <Order delivery={data.delivery} dealerId={data.dealerId} />
        ))}
    </section>
  );
}

type Known = NonNullable<Delivery>;

function Order({
  delivery,
  dealerId,
}: {
  readonly delivery: Known;
  readonly dealerId: string | null;
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  const dealers = useAllDealers(dealerId !== null);
  const dealer = dealers.find(({ id }) => id === dealerId);
  return (
    <>
      <p role="status" className={styles.state}>
        {stateOf(delivery, words)}
      </p>
      <Remark>
        <strong>{t('loanDelivery.next')}</strong>
        {' – '}
        {t(`loanDelivery.nexts.${delivery.state}`)}
      </Remark>
      <Facts facts={factsOf(delivery, nameIn(dealer?.names, words.language) ?? dealerId, words)} />
      {delivery.payments.length > 0 && <Payments payments={delivery.payments} />}
    </>
  );
}

function Payments({ payments }: Pick<Known, 'payments'>) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  return (
    <>
      <h3>{t('loanDelivery.payments')}</h3>
      <DataTable
        caption={t('loanDelivery.payments')}
        columns={[
          t('loanDelivery.paidOn'),
          t('loanDelivery.paidAmount'),
          t('loanDelivery.reference'),
        ]}
        rows={payments.map(({ amount, paidOn, reference }, index) => ({
          id: String(index),
          cells: [
            dayInWords(paidOn, language),
            inRupees(amount),
            reference === null ? (
              t('loanDelivery.noReference')
            ) : (
              <span className={styles.code}>{reference}</span>
            ),
          ],
        }))}
      />
    </>
  );
}

function stateOf({ state, amount, paid, deliveredOn }: Known, { t, language }: Translator): string {
  switch (state) {
    case 'ISSUED':
    case 'PAID':
      return t(`loanDelivery.states.${state}`, { amount: inRupees(amount) });
    case 'PART_PAID':
      return t('loanDelivery.states.PART_PAID', {
        amount: inRupees(amount),
        paid: inRupees(paid),
      });
    case 'DELIVERED':
      return deliveredOn === null
        ? t('loanDelivery.states.deliveredSomeDay')
        : t('loanDelivery.states.DELIVERED', { day: dayInWords(deliveredOn, language) });
    case 'REQUESTED':
    case 'INVOICED':
    case 'COMPLETE':
    case 'CANCELLED':
      return t(`loanDelivery.states.${state}`);
  }
}

/** What is known; what is not known yet, or was removed, has no line. */
function factsOf(
  { prices, amount, paid, invoice, deliveredOn }: Known,
  dealer: string | null,
  { t, language }: Translator,
): readonly Fact[] {
  const price = (name: 'exShowroomPrice' | 'onRoadPrice' | 'downPayment') =>
    prices === null ? null : inRupees(prices[name]);
  const lines: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [t('loanDelivery.dealer'), dealer],
    [t('loanDelivery.exShowroomPrice'), price('exShowroomPrice')],
    [t('loanDelivery.onRoadPrice'), price('onRoadPrice')],
    [t('loanDelivery.downPayment'), price('downPayment')],
    [t('loanDelivery.amount'), inRupees(amount)],
    [t('loanDelivery.paid'), inRupees(paid)],
    [t('loanDelivery.invoice'), invoice?.invoiceNumber],
    [t('loanDelivery.chassis'), invoice?.chassisNumber],
    [t('loanDelivery.insurance'), invoice?.insurancePolicyNumber],
    [
      t('loanDelivery.deliveredOn'),
      deliveredOn === null ? null : dayInWords(deliveredOn, language),
    ],
  ];
  return lines.flatMap(([label, value]) =>
    value === null || value === undefined ? [] : [{ label, value }],
  );
}
