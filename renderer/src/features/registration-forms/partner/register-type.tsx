import { useForm } from 'react-hook-form';
import {
  BackgroundSection,
  PreferencesSection,
} from '#renderer/features/registration-forms/partner/background-section.tsx';
import {
  BankSection,
  DocumentsSection,
} from '#renderer/features/registration-forms/partner/documents-section.tsx';
import {
  EMPTY,
  DRAFT_FIELDS,
} from '#renderer/features/registration-forms/partner/registration-values.ts';
import {
  TypeSection,
  YouSection,
} from '#renderer/features/registration-forms/partner/you-section.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { LongForm } from '#renderer/features/registration-forms/shared/long-form.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { lazyFinish, useFinish } from '#renderer/features/registration-forms/shared/use-finish.ts';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/registration-forms/partner/registration-rules.ts'))
      .registrationRules,
);
const loadFinish = lazyFinish(
  async () =>
    (await import('#renderer/features/registration-forms/partner/registration-finish.tsx'))
      .RegistrationFinish,
);

const DRAFT_KEY = 'registration-draft';

/** The registration form for all types (spec section 2) and its pack. Only the contact request is ever sent. */
export function RegisterType() {
  const { t } = useTranslation();
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: EMPTY,
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const forgetDraft = useDraft(DRAFT_KEY, form, DRAFT_FIELDS);
  const { finished, fetchAhead, finish, change, changing } = useFinish(loadFinish);

  if (finished !== null) {
    const { Finish, values } = finished;
    return <Finish values={values} onChange={change} onSent={forgetDraft} />;
  }
  return (
    <LongForm
      form={form}
      startAt={changing}
      kept={t('registration.kept')}
      notKept={t('registration.notKept')}
      onFocus={() => {
        rules.fetchAhead();
        fetchAhead();
      }}
      onForget={forgetDraft}
      onChecked={finish}
    >
      <TypeSection form={form} />
      <YouSection form={form} />
      <DocumentsSection form={form} />
      <BankSection form={form} />
      <BackgroundSection form={form} />
      <PreferencesSection form={form} />
    </LongForm>
  );
}
