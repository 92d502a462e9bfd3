import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { type FieldId, nameOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import {
  CONTROLS,
  wordsOfChoice,
} from '#renderer/features/applications/wizard/steps/field-controls.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { LazyPart } from '#renderer/ui/loading/lazy-part.tsx';
import { useFormField } from '#renderer/ui/form/use-form-field.ts';
import type { SectionForm } from '#renderer/features/applications/wizard/steps/section-form.ts';

export const dealerChoice = async () =>
  (await import('#renderer/features/applications/wizard/steps/dealer-choice.tsx')).DealerChoice;

type FieldProps = { readonly id: FieldId; readonly form: SectionForm };

/** A field of a section, by the table of controls. */
export function FieldControl({ id, form }: FieldProps) {
  const { t } = useTranslation();
  const control = CONTROLS[id];
  const shared = { form, name: nameOf(id), label: t(`apply.field.${id}`) };
  if (control.as === 'tick') return <TickField id={id} form={form} />;
  if (control.as === 'text') {
    const { as: _text, hint, ...typing } = control;
    const words = { ...shared, ...typing, ...(hint && { hint: t(hint) }) };
    if (id === 'identity.pan') return <PanField {...words} />;
    const field = <TextField {...words} />;
    return id === 'vehicle.dealerName' ? (
      <LazyPart load={dealerChoice} props={{ form, children: field }} />
    ) : (
      field
    );
  }
  const options = control.choices.map((value) => ({ value, label: t(wordsOfChoice(value)) }));
  return <RadioField {...shared} options={options} />;
}

/** Needed, unless the person has none and says so. */
function PanField(props: ComponentProps<typeof TextField<Record<string, string>>>) {
  const hasNoPan = useWatch({ control: props.form.control, name: 'hasNoPan' });
  return <TextField {...props} optional={hasNoPan === 'yes'} />;
}

function TickField({ id, form }: FieldProps) {
  const { t } = useTranslation();
  const {
    field: { value, onChange, ...control },
  } = useFormField(form, nameOf(id));
  return (
    <TickBox
      {...control}
      ticked={value === 'yes'}
      label={t(`apply.field.${id}`)}
      onChange={(isTicked) => onChange(isTicked ? 'yes' : '')}
    />
  );
}
