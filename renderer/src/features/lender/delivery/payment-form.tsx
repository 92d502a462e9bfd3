import { makeStyles } from '@griffel/react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type OpenedCase, seenOf } from '#renderer/features/lender/case/opened-case.ts';
import { useAct } from '#renderer/features/lender/case/use-act.tsx';
import {
  type TypedPayment,
  enteredPayment,
  paymentRules,
} from '#renderer/features/lender/delivery/payment-rules.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { paiseIn } from '#domain/typed-amounts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { regrouped } from '#renderer/ui/text/grouped.ts';
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
  left: { fontWeight: token.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
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
  onBegin,
  onDone,
}: {
  readonly opened: OpenedCase;
  readonly order: Order;
  /** The first field gets the focus whenever this grows. */
  readonly asked: number;
  /** Clears the message about the previous payment. */
  readonly onBegin: () => void;
  readonly onDone: (text: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const owed = promised - paid;
  const form = useForm<TypedPayment>({
    resolver: paymentRules(owed),
    defaultValues: EMPTY,
  });
  const forget = useDraft(`lender-payment-${opened.number}-draft`, form, KEPT);
  const { setFocus } = form;
  useEffect(() => {
    if (asked > 0) setFocus('amount');
  }, [asked, setFocus]);
  const typedAmount = useWatch({ control: form.control, name: 'amount' });
  const isLast = paiseIn(typedAmount ?? '') === owed;

  /** A transfer that was recorded before, in a case that is otherwise as it was seen. */
  function isKnown(failure: GatewayFailure): boolean {
    if (failure.kind !== 'refused' || failure.status !== 409) return false;
    const { current } = failure;
    const now = current?.['delivery'];
    const isSame =
      current?.['version'] === opened.version &&
      typeof now === 'object' &&
      now !== null &&
      'paid' in now &&
      now.paid === paid;
    if (isSame) {
      form.setError('reference', { message: 'lenderActs.reportPayment.error.known' });
      form.setFocus('reference');
    }
    return isSame;
  }

  const { busy, act, message } = useAct(opened, isKnown);

  async function record(typed: TypedPayment): Promise<void> {
    const payment = enteredPayment(typed);
    if (payment === null) return;
    onBegin();
    const done = await act('reportPayment', (requestId) => ({
      requestId,
      ...seenOf(opened),
      ...payment,
    }));
    if (done === null) return;
    form.reset(EMPTY);
    forget();
    onDone(t(`lenderActs.reportPayment.${done.state === 'DISBURSED' ? 'doneLast' : 'done'}`));
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('lenderActs.reportPayment.name')}</h3>
      <p>{t('lenderActs.reportPayment.text')}</p>
      <p className={styles.left}>
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
        <TextField
          form={form}
          name="paidOn"
          label={t('lenderActs.reportPayment.paidOn')}
          hint={t('lenderActs.reportPayment.paidOnHint')}
          autoComplete="off"
          inputMode="text"
          enterKeyHint="done"
          maxLength={30}
        />
        {isLast && <p role="status">{t('lenderActs.reportPayment.last')}</p>}
        {message}
        <FormActions>
          <Button type="submit" kind="primary" busy={busy}>
            {t('lenderActs.reportPayment.send')}
          </Button>
        </FormActions>
      </Form>
    </section>
  );
}
