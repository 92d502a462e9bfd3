import { useForm } from 'react-hook-form';
import { CompanySection } from '#renderer/features/registration-forms/nbfc/company-section.tsx';
import { DocumentsSection } from '#renderer/features/registration-forms/nbfc/documents-section.tsx';
import { FiguresSection } from '#renderer/features/registration-forms/nbfc/figures-section.tsx';
import { EMPTY, DRAFT_FIELDS } from '#renderer/features/registration-forms/nbfc/nbfc-values.ts';
import { OfficerSection } from '#renderer/features/registration-forms/nbfc/officer-section.tsx';
import { PeopleSection } from '#renderer/features/registration-forms/nbfc/people-section.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { LongForm } from '#renderer/features/registration-forms/shared/long-form.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { lazyFinish, useFinish } from '#renderer/features/registration-forms/shared/use-finish.ts';

const rules = lazyResolver(
  async () => (await import('#renderer/features/registration-forms/nbfc/nbfc-rules.ts')).nbfcRules,
);
const loadFinish = lazyFinish(
  async () =>
    (await import('#renderer/features/registration-forms/nbfc/nbfc-finish.tsx')).NbfcFinish,
);

const DRAFT_KEY = 'nbfc-draft';

/** The NBFC registration form (spec section 3) and its pack. Only the contact request is ever sent. */
export function RegisterNbfc() {
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
      kept={t('nbfc.kept')}
      notKept={t('nbfc.notKept')}
      onFocus={() => {
        rules.fetchAhead();
        fetchAhead();
      }}
      onForget={forgetDraft}
      onChecked={finish}
    >
      <CompanySection form={form} />
      <PeopleSection form={form} />
      <FiguresSection form={form} />
      <OfficerSection form={form} />
      <DocumentsSection form={form} />
    </LongForm>
  );
}
