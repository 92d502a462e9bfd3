import { makeStyles } from '@griffel/react';
import { useEffect, useMemo } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { type FieldId, nameOf, type SectionName } from '#domain/lending/sections.ts';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { fieldsOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import { meansTheSame, readText } from '#renderer/features/applications/wizard/draft/values.ts';
import { linkedFieldIn } from '#renderer/features/applications/wizard/steps/step-link.tsx';
import { usePlaceOfPin } from '#renderer/features/applications/wizard/steps/use-place-of-pin.ts';
import { Conflicts } from '#renderer/features/applications/wizard/steps/conflicts.tsx';
import { FieldControl } from '#renderer/features/applications/wizard/steps/field-control.tsx';
import { type SectionForm } from '#renderer/features/applications/wizard/steps/section-form.ts';
import { presentSections, textNow } from '#renderer/features/applications/wizard/steps/left.ts';
import { useOwnName } from '#renderer/features/applications/wizard/steps/use-own-name.ts';
import { space } from '#renderer/theme/token.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: space.m },
});

type FormValues = Record<string, string>;

/** Says what is wrong with what is typed. An empty field is not wrong: what is missing is listed elsewhere. */
const resolverFor =
  (ids: readonly FieldId[]): Resolver<FormValues> =>
  (values) => {
    const wrong = ids.flatMap((id) => {
      const reading = readText(id, values[nameOf(id)] ?? '');
      return reading.ok ? [] : [[nameOf(id), { type: 'value', message: reading.error }] as const];
    });
    return wrong.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(wrong) };
  };

/** One of the five sections: what is typed is kept immediately, and saved after a pause and on leaving a field. */
export function SectionStep({ section }: { readonly section: SectionName }) {
  const styles = useStyles();
  const draft = useOpenDraft();
  const state = useDraftState();
  const ids = useMemo(() => fieldsOf(section), [section]);
  const location = useLocation();
  const form: SectionForm = useForm<FormValues>({
    mode: 'onTouched',
    resolver: resolverFor(ids),
    defaultValues: Object.fromEntries(ids.map((id) => [nameOf(id), textNow(state, id)])),
  });
  const { setFocus, getValues, setValue, trigger, subscribe } = form;

  // A second link to the same field leads there again.
  useEffect(() => {
    const linked = linkedFieldIn(location.state);
    if (linked !== null) setFocus(nameOf(linked));
  }, [location, setFocus]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const id = ids.find((each) => nameOf(each) === name);
          if (id !== undefined) draft.type(id, values[nameOf(id)] ?? '');
        },
      }),
    [ids, subscribe, draft],
  );

  // What was typed before, perhaps on another device, shows its errors immediately.
  useEffect(() => {
    const filled = Object.entries(getValues()).flatMap(([name, text]) =>
      text === '' ? [] : [name],
    );
    void trigger(filled);
  }, [getValues, trigger]);

  // What comes from another device, or from a conflict that was decided.
  useEffect(() => {
    for (const id of ids) {
      const text = textNow(state, id);
      if (meansTheSame(id, getValues(nameOf(id)), text)) continue;
      setValue(nameOf(id), text, { shouldValidate: true });
    }
  }, [ids, state, getValues, setValue]);

  usePlaceOfPin(section, form);
  useOwnName(section, form, presentSections(state).identity.fullName ?? '');

  return (
    <>
      <Conflicts ids={ids} />
      <Panel>
        <div className={styles.fields} onBlur={() => void draft.save()}>
          {ids.map((id) => (
            <FieldControl key={id} id={id} form={form} />
          ))}
        </div>
      </Panel>
    </>
  );
}
