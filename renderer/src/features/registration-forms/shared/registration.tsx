import { useMemo } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import {
  type FormDescription,
  keptFields,
} from '#renderer/features/registration-forms/shared/description.ts';
import { LongForm } from '#renderer/features/registration-forms/shared/long-form.tsx';
import { Sections } from '#renderer/features/registration-forms/shared/sections.tsx';
import {
  type FinishOf,
  useFinish,
} from '#renderer/features/registration-forms/shared/use-finish.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { useDraft } from '#renderer/ui/form/use-draft.ts';

/** A long form and, once it is valid, its pack. Only the contact request is ever sent. */
export function Registration<Values extends FieldValues>({
  description,
  rules,
  loadFinish,
}: {
  /** The same object on every render. */
  readonly description: FormDescription<Values>;
  readonly rules: ReturnType<typeof lazyResolver<Values>>;
  readonly loadFinish: () => Promise<FinishOf<Values>>;
}) {
  const { t } = useTranslation();
  const { draft, kept, notKept, empty, sections } = description;
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: empty,
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const keptNames = useMemo(() => keptFields(description), [description]);
  const forgetDraft = useDraft(draft, form, keptNames);
  const { finished, fetchAhead, finish, change, changing } = useFinish(loadFinish);

  if (finished !== null) {
    const { Finish, values } = finished;
    return <Finish values={values} onChange={change} onSent={forgetDraft} />;
  }
  return (
    <LongForm
      form={form}
      startAt={changing}
      kept={t(kept)}
      notKept={t(notKept)}
      onFocus={() => {
        rules.fetchAhead();
        fetchAhead();
      }}
      onForget={forgetDraft}
      onChecked={finish}
    >
      <Sections form={form} sections={sections} />
    </LongForm>
  );
}
