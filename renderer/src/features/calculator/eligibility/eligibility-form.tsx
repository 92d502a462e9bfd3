import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AnswerSection } from '#renderer/features/calculator/eligibility/answer-section.tsx';
import type { Asked } from '#renderer/features/calculator/eligibility/estimate.ts';
import type { EligibilityValues } from '#renderer/features/calculator/eligibility/eligibility-rules.ts';
import { readAmount, readCosts } from '#renderer/features/calculator/eligibility/read-amount.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { EmailField } from '#renderer/ui/form/email-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/calculator/eligibility/eligibility-rules.ts'))
      .eligibilityRules,
);

const EMPTY: EligibilityValues = {
  name: '',
  email: '',
  monthlyIncome: '',
  monthlyCosts: '',
  loanAmount: '',
};

/**
 * The eligibility form: the four fields of spec section 2, and costs, which are optional. It makes no call and stores
 * nothing: the answer is computed here.
 */
export function EligibilityForm() {
  const { t } = useTranslation();
  const form = useForm({ resolver: rules.resolver, defaultValues: EMPTY });
  const [asked, setAsked] = useState<Asked | null>(null);

  function answer(values: EligibilityValues): void {
    const monthlyIncome = readAmount(values.monthlyIncome);
    const amount = readAmount(values.loanAmount);
    if (monthlyIncome === null || amount === null) return setAsked(null);
    const { name, email } = values;
    setAsked({ name, email, monthlyIncome, costs: readCosts(values.monthlyCosts), amount });
  }

  return (
    <>
      <Form onFocus={rules.fetchAhead} onSubmit={form.handleSubmit(answer, () => setAsked(null))}>
        <TextField
          form={form}
          name="name"
          label={t('eligibility.name')}
          hint={t('eligibility.stays')}
          autoComplete="name"
          enterKeyHint="next"
        />
        <EmailField
          form={form}
          name="email"
          label={t('eligibility.email')}
          hint={t('eligibility.stays')}
        />
        <TextField
          form={form}
          name="monthlyIncome"
          tidied={regrouped}
          label={t('eligibility.monthlyIncome')}
          hint={t('eligibility.incomeHint')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextField
          form={form}
          name="monthlyCosts"
          tidied={regrouped}
          label={t('eligibility.monthlyCosts')}
          hint={t('eligibility.costsHint')}
          optional
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextField
          form={form}
          name="loanAmount"
          tidied={regrouped}
          label={t('eligibility.loanAmount')}
          hint={t('eligibility.amountHint')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
        />
        <FormActions>
          <Button type="submit" kind="primary">
            {t('eligibility.submit')}
          </Button>
          <Button
            onClick={() => {
              form.reset(EMPTY);
              setAsked(null);
            }}
          >
            {t('eligibility.reset')}
          </Button>
        </FormActions>
      </Form>
      <AnswerSection asked={asked} />
    </>
  );
}
