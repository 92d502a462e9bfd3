import { makeStyles } from '@griffel/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { FieldGroup, FieldRow } from '#renderer/ui/form/field-group.tsx';
import { NEW_FEE, FEE_KINDS } from '#renderer/features/operator/catalogue/form/typed-product.ts';
import {
  FigureField,
  type ProductFormState,
  RupeesField,
  WordsField,
} from '#renderer/features/operator/catalogue/form/typed-field.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FieldError } from '#renderer/ui/basics/field.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';
import { useMessage } from '#renderer/ui/form/use-message.ts';

const MAX_FEES = 20;

const useStyles = makeStyles({
  fee: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
  },
});

/** What the lender charges in addition to the interest. */
export function FeeFields({ form }: { readonly form: ProductFormState }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const adding = useRef<HTMLButtonElement>(null);
  const fees = useWatch({ control: form.control, name: 'fees' });
  const { fees: faults } = form.formState.errors;
  const error = useMessage(
    faults?.root ??
      (faults?.message === undefined ? undefined : { type: 'custom', message: faults.message }),
  );

  // Not with useFieldArray: it would be in the chunk of every form of the site.
  const setFees = (changed: typeof fees) => {
    form.setValue('fees', changed, { shouldDirty: true });
    form.clearErrors('fees');
  };
  const add = () => {
    flushSync(() => setFees([...fees, NEW_FEE]));
    form.setFocus(`fees.${fees.length}.names.en`);
  };
  const remove = (index: number) => {
    flushSync(() => setFees(fees.filter((_fee, each) => each !== index)));
    // The button that was pressed is another fee's then, or gone.
    adding.current?.focus();
  };

  return (
    <FieldGroup isApart title={t('productForm.fees')}>
      <FieldError id="fees-error" text={error} />
      {fees.length === 0 && <p>{t('productForm.noFees')}</p>}
      {fees.map((_fee, index) => (
        <div
          key={index}
          role="group"
          aria-label={t('productForm.fee', { number: index + 1 })}
          className={styles.fee}
        >
          <FeeField form={form} index={index} />
          <div>
            <Button kind="subtle" onClick={() => remove(index)}>
              {t('productForm.removeFee', { number: index + 1 })}
            </Button>
          </div>
        </div>
      ))}
      {fees.length < MAX_FEES && (
        <div>
          <Button ref={adding} onClick={add}>
            {t('productForm.addFee')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

function FeeField({ form, index }: { readonly form: ProductFormState; readonly index: number }) {
  const { t } = useTranslation();
  const at = `fees.${index}` as const;
  const kind = useWatch({ control: form.control, name: `${at}.kind` });
  const { field } = useFormField(form, `${at}.isDeducted`);
  const { value, onChange, ...control } = field;
  return (
    <>
      <FieldRow>
        <WordsField form={form} name={`${at}.names.en`} label={t('productTerms.nameEn')} />
        <WordsField form={form} name={`${at}.names.hi`} label={t('productTerms.nameHi')} />
      </FieldRow>
      <RadioField
        form={form}
        name={`${at}.kind`}
        label={t('productForm.feeKind')}
        options={FEE_KINDS.map((each) => ({
          value: each,
          label: t(`productForm.feeKinds.${each}`),
        }))}
      />
      {kind === 'fixed' ? (
        <FieldRow>
          <RupeesField form={form} name={`${at}.paise`} label={t('productForm.feeAmount')} />
        </FieldRow>
      ) : (
        <FieldRow>
          <FigureField form={form} name={`${at}.percent`} label={t('productForm.feePercent')} />
          <RupeesField
            form={form}
            name={`${at}.minPaise`}
            label={t('productForm.feeMin')}
            hint={t('productForm.emptyForNone')}
            optional
          />
          <RupeesField
            form={form}
            name={`${at}.maxPaise`}
            label={t('productForm.feeMax')}
            hint={t('productForm.emptyForNone')}
            optional
          />
        </FieldRow>
      )}
      <TickBox
        {...control}
        label={t('productForm.isDeducted')}
        ticked={value === true}
        onChange={onChange}
      />
    </>
  );
}
