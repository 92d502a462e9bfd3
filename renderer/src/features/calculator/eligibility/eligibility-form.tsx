import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { AnswerSection } from '#renderer/features/calculator/eligibility/answer-section.tsx';
import type { Asked } from '#renderer/features/calculator/eligibility/estimate.ts';
import type { EligibilityValues } from '#renderer/features/calculator/eligibility/eligibility-rules.ts';
import { NO_VALUES, WhoFields } from '#renderer/features/calculator/eligibility/who-fields.tsx';
import { readAmount, readCosts } from '#renderer/features/calculator/eligibility/read-amount.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { type KnownFigures, knownFigures } from '#renderer/platform/known-figures.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { grouped, regrouped } from '#renderer/ui/text/grouped.ts';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/calculator/eligibility/eligibility-rules.ts'))
      .eligibilityRules,
);

const rulesOfFigures = lazyResolver(
  async () =>
    (await import('#renderer/features/calculator/eligibility/eligibility-rules.ts')).figureRules,
);

/**
 * The eligibility form: the four fields of spec section 2, and costs, which are optional. It makes no call and stores
 * nothing: the answer is computed here. Where people look for lenders on the same page, it starts from what they said
 * there, and asks for name and email only where the estimate is printed.
 */
export function EligibilityForm() {
  const { t } = useTranslation();
  const { hasApplications } = usePlatform();
  const { resolver, fetchAhead } = hasApplications ? rulesOfFigures : rules;
  const form = useForm({ resolver, defaultValues: NO_VALUES });
  useKnownFigures(form);
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
      <Form onFocus={fetchAhead} onSubmit={form.handleSubmit(answer, () => setAsked(null))}>
        {!hasApplications && <WhoFields form={form} />}
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
              form.reset(NO_VALUES);
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

/** Fills in what was said in another form of the page, but for what was typed here. */
function useKnownFigures({
  formState: { dirtyFields },
  setValue,
}: UseFormReturn<EligibilityValues>) {
  const known = useSyncExternalStore(knownFigures.subscribe, knownFigures.current, () => null);
  const fillIn = useEffectEvent((figures: KnownFigures) => {
    const filled = {
      monthlyIncome: figures.monthlyIncome,
      monthlyCosts: figures.monthlyCosts,
      loanAmount: figures.amount,
    };
    for (const name of ['monthlyIncome', 'monthlyCosts', 'loanAmount'] as const) {
      if (dirtyFields[name] !== true) setValue(name, grouped(filled[name]));
    }
  });
  useEffect(() => {
    if (known !== null) fillIn(known);
  }, [known]);
}
