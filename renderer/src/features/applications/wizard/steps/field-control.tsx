import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { type FieldId, boxInsteadOf, fieldOf, nameOf } from '#domain/lending/sections.ts';
import {
  controlOf,
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

/** A field of a section, by its kind. */
export function FieldControl({ id, form }: FieldProps) {
  const { t } = useTranslation();
  const { kind, choices = [], isOptional = false } = fieldOf(id);
  const shared = { form, name: nameOf(id), label: t(`apply.field.${id}`) };
  if (kind === 'yes') return <TickField id={id} form={form} />;
  if (kind === 'choice') {
    const options = choices.map((value) => ({ value, label: t(wordsOfChoice(value)) }));
    return <RadioField {...shared} options={options} />;
  }
  const { hint, ...typing } = controlOf(id);
  const words = { ...shared, ...typing, ...(hint && { hint: t(hint) }) };
  const box = boxInsteadOf(id);
  if (box !== null) return <FieldOrBox box={box} {...words} />;
  const field = <TextField {...words} optional={isOptional} />;
  return id === 'vehicle.dealerName' ? (
    <LazyPart load={dealerChoice} props={{ form, children: field }} />
  ) : (
    field
  );
}

/** Needed, unless its box is ticked instead. */
function FieldOrBox({
  box,
  ...props
}: { readonly box: FieldId } & ComponentProps<typeof TextField<Record<string, string>>>) {
  const ticked = useWatch({ control: props.form.control, name: nameOf(box) });
  return <TextField {...props} optional={ticked === 'yes'} />;
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
