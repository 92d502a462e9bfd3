import { DayField } from '#renderer/ui/form/fields/day-field.tsx';
import { makeStyles } from '@griffel/react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { minus } from '#domain/money/money.ts';
import { type OpenedCase, seenOf } from '#renderer/features/lender/case/opened-case.ts';
import { useAct } from '#renderer/features/lender/case/use-act.tsx';
import {
  type TypedPayment,
  enteredPayment,
  paymentRules,
} from '#renderer/features/lender/delivery/payment-rules.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { paiseIn } from '#domain/typed-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { regrouped } from '#renderer/ui/text/grouped.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    maxWidth: '34rem',
    padding: space.l,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderTop: `4px solid ${token.colorBrandBackground}`,
    borderRadius: token.borderRadius2XLarge,
  },
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  remaining: { fontWeight: token.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

const EMPTY: TypedPayment = { amount: '', reference: '', paidOn: '' };
/** The reference of a transfer is kept only in this page. */
const KEPT = ['amount', 'paidOn'] as const;

type Order = NonNullable<OpenedCase['deliveryOrder']>;

/** Records a transfer to the dealer. */
export function PaymentForm({
  opened,
  order: { amount: promised, paid },
  asked,
  start,
  onStarted,
  onBegin,
  onDone,
}: {
  readonly opened: OpenedCase;
  readonly order: Order;
  /** The first field gets the focus whenever this grows. */
  readonly asked: number;
  /** What the form begins with; null for what was typed there before. */
  readonly start: TypedPayment | null;
  /** The form has taken it over. */
  readonly onStarted: () => void;
  /** Clears the message about the previous payment. */
  readonly onBegin: () => void;
  readonly onDone: (text: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const owed = minus(promised, paid);
  const needsSecond = opened.secondPerson.payments;
  const form = useForm<TypedPayment>({
    resolver: paymentRules(owed),
    defaultValues: EMPTY,
  });
  const forget = useDraft(`lender-payment-${opened.number}-draft`, form, KEPT);
  const { setFocus, reset } = form;
  useEffect(() => {
    if (start === null) return;
    reset(start, { keepDefaultValues: true });
    onStarted();
  }, [start, reset, onStarted]);
  useEffect(() => {
    if (asked > 0) setFocus('amount');
  }, [asked, setFocus]);
  const typedAmount = useWatch({ control: form.control, name: 'amount' });
  const isLast = paiseIn(typedAmount ?? '') === owed;

  /** Says at its field that a transfer was recorded before. */
  function isKnown(failure: GatewayFailure): boolean {
    if (!refusedAs(failure, 'transfer-reported')) return false;
    form.setError('reference', { message: 'lenderActs.reportPayment.error.known' });
    form.setFocus('reference');
    return true;
  }

  const { busy, act, message } = useAct(opened, isKnown);

  async function record(typed: TypedPayment): Promise<void> {
    const payment = enteredPayment(typed);
    if (payment === null) return;
    onBegin();
    const bodyFor = (requestId: string) => ({ requestId, ...seenOf(opened), ...payment });
    const done = needsSecond
      ? await act('draftPayment', bodyFor)
      : await act('reportPayment', bodyFor);
    if (done === null) return;
    form.reset(EMPTY);
    forget();
    if ('draft' in done) return onDone(t('lenderDraft.kept'));
    onDone(t(`lenderActs.reportPayment.${done.state === 'DISBURSED' ? 'doneLast' : 'done'}`));
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('lenderActs.reportPayment.name')}</h3>
      <p>{t('lenderActs.reportPayment.text')}</p>
      {needsSecond && <p>{t('lenderDraft.payments')}</p>}
      {needsSecond && opened.draft !== null && (
        <Remark tone="warning">{t('lenderDraft.waitsAlready')}</Remark>
      )}
      <p className={styles.remaining}>
        {t('lenderActs.reportPayment.left', { amount: inRupees(owed) })}
      </p>
      <Form onSubmit={form.handleSubmit(record)}>
        <TextField
          form={form}
          name="amount"
          label={t('lenderActs.reportPayment.amount')}
          hint={t('lenderActs.reportPayment.amountHint', { amount: inRupees(owed) })}
          tidied={regrouped}
          autoComplete="off"
          inputMode="decimal"
          enterKeyHint="next"
          maxLength={40}
        />
        <TextField
          form={form}
          name="reference"
          label={t('lenderActs.reportPayment.reference')}
          hint={t('lenderActs.reportPayment.referenceHint')}
          autoComplete="off"
          inputMode="text"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={40}
        />
        <DayField
          form={form}
          name="paidOn"
          label={t('lenderActs.reportPayment.paidOn')}
          hint={t('lenderActs.reportPayment.paidOnHint')}
          enterKeyHint="done"
        />
        {isLast && <p role="status">{t('lenderActs.reportPayment.last')}</p>}
        {message}
        <FormActions>
          <Button type="submit" kind="primary" busy={busy}>
            {t(needsSecond ? 'lenderDraft.keep' : 'lenderActs.reportPayment.send')}
          </Button>
        </FormActions>
      </Form>
    </section>
  );
}
