import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { nameIn } from '#domain/languages.ts';
import { ENDED_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import { minus } from '#domain/money/money.ts';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { PaymentForm } from '#renderer/features/lender/delivery/payment-form.tsx';
import type { TypedPayment } from '#renderer/features/lender/delivery/payment-rules.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    alignItems: 'start',
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  code: { fontFamily: token.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

type Order = NonNullable<OpenedCase['deliveryOrder']>;

const WHILE_AGREEING = {
  OFFER_ACCEPTED: 'lenderDelivery.unsigned',
  AGREEMENT_PENDING: 'lenderDelivery.unsigned',
  AGREED: 'lenderDelivery.none',
  DISBURSEMENT_PENDING: 'lenderDelivery.none',
} as const satisfies Partial<Record<OpenedCase['state'], string>>;
type Agreeing = keyof typeof WHILE_AGREEING;
const isAgreeing = (state: string): state is Agreeing => Object.hasOwn(WHILE_AGREEING, state);

/** Why there is no delivery order. */
function whyNone(state: OpenedCase['state']) {
  if (ENDED_CASE_STATES.some((ended) => ended === state)) return 'lenderDelivery.ended';
  return isAgreeing(state) ? WHILE_AGREEING[state] : 'lenderDelivery.noneYet';
}

/** What follows the acceptance of an offer: the delivery order, and the payments to the dealer. */
export function CaseDelivery({
  opened,
  paying,
  start,
  onStarted,
  onBegin,
  onDone,
}: {
  readonly opened: OpenedCase;
  /** Counts the requests to record a payment. */
  readonly paying: number;
  /** What the form of a payment begins with; null for what was typed there before. */
  readonly start: TypedPayment | null;
  /** The form has taken it over. */
  readonly onStarted: () => void;
  readonly onBegin: () => void;
  readonly onDone: (text: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { deliveryOrder: order, state, acts } = opened;
  if (order === null) return <p>{t(whyNone(state))}</p>;
  return (
    <div className={styles.sides}>
      <Stack gap="m">
        <OrderRows order={order} />
        <Payments order={order} />
      </Stack>
      {acts.includes('reportPayment') && (
        <PaymentForm
          opened={opened}
          order={order}
          asked={paying}
          start={start}
          onStarted={onStarted}
          onBegin={onBegin}
          onDone={onDone}
        />
      )}
    </div>
  );
}

function OrderRows({ order }: { readonly order: Order }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { state, amount, paid, dealer, invoice, deliveredOn } = order;
  const code = (text: string): ReactNode => <span className={styles.code}>{text}</span>;
  const rows: (readonly [string, ReactNode])[] = [
    [t('lenderDelivery.state'), t(`lenderInbox.deliveries.${state}`)],
    [
      t('lenderDelivery.dealer'),
      dealer === null ? t('lenderDelivery.noDealer') : nameIn(dealer.names, language),
    ],
    [t('lenderDelivery.amount'), inRupees(amount)],
    [t('lenderDelivery.paid'), inRupees(paid)],
    [t('lenderDelivery.left'), inRupees(minus(amount, paid))],
  ];
  if (invoice !== null) {
    rows.push(
      [t('lenderDelivery.invoiceNumber'), code(invoice.invoiceNumber)],
      [t('lenderDelivery.chassisNumber'), code(invoice.chassisNumber)],
      [t('lenderDelivery.insurancePolicyNumber'), code(invoice.insurancePolicyNumber)],
    );
  }
  if (deliveredOn !== null) {
    rows.push([t('lenderDelivery.deliveredOn'), dayInWords(deliveredOn, language)]);
  }
  return <LabelledRows title={t('lenderDelivery.title')} heading="h3" rows={rows} />;
}

function Payments({ order: { payments } }: { readonly order: Order }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  return (
    <>
      <h3 className={styles.title}>{t('lenderDelivery.payments')}</h3>
      {payments.length === 0 ? (
        <p>{t('lenderDelivery.noPayments')}</p>
      ) : (
        <DataTable
          caption={t('lenderDelivery.payments')}
          columns={[
            t('lenderDelivery.day'),
            t('lenderDelivery.sum'),
            t('lenderDelivery.reference'),
          ]}
          rows={payments.map(({ amount, paidOn, reference }, place) => ({
            id: String(place),
            cells: [
              dayInWords(paidOn, language),
              inRupees(amount),
              reference === null ? (
                t('lenderDelivery.noReference')
              ) : (
                <span className={styles.code}>{reference}</span>
              ),
            ],
          }))}
        />
      )}
    </>
  );
}
