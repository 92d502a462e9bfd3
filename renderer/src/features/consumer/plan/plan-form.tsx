import { makeStyles } from '@griffel/react';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { regrouped } from '#renderer/ui/text/grouped.ts';

const useStyles = makeStyles({
  box: {
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusLarge,
  },
  amounts: {
    display: 'grid',
    gap: space.m,
    alignItems: 'start',
    [from.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  },
});

export type PlanField<Values> = {
  readonly name: FieldPath<Values & FieldValues>;
  readonly label: string;
};

/** A small inline form: optionally a name, and amounts in rupees. Its first field takes the focus. */
export function PlanForm<Values extends FieldValues>({
  form,
  label,
  nameField,
  amounts,
  onFocus,
  onSave,
  onCancel,
}: {
  readonly form: UseFormReturn<Values>;
  readonly label: string;
  readonly nameField?: PlanField<Values>;
  readonly amounts: readonly PlanField<Values>[];
  readonly onFocus: () => void;
  readonly onSave: (values: Values) => void;
  readonly onCancel: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { setFocus } = form;
  const first = nameField?.name ?? amounts[0]?.name;
  useEffect(() => {
    if (first !== undefined) setFocus(first);
  }, [first, setFocus]);

  return (
    <div className={styles.box}>
      <Form aria-label={label} onFocus={onFocus} onSubmit={form.handleSubmit(onSave)}>
        {nameField !== undefined && (
          <TextField form={form} {...nameField} autoComplete="off" enterKeyHint="next" />
        )}
        <div className={styles.amounts}>
          {amounts.map((field) => (
            <TextField
              key={field.name}
              form={form}
              {...field}
              tidied={regrouped}
              hint={t('plan.amountHint')}
              autoComplete="off"
              inputMode="numeric"
              enterKeyHint="done"
            />
          ))}
        </div>
        <FormActions>
          <Button type="submit" kind="primary">
            {t('plan.save')}
          </Button>
          <Button onClick={onCancel}>{t('plan.cancel')}</Button>
        </FormActions>
      </Form>
    </div>
  );
}
