import type { UseFormReturn } from 'react-hook-form';
import { CompanySection } from '#renderer/features/nbfc/company-section.tsx';
import { DocumentsSection } from '#renderer/features/nbfc/documents-section.tsx';
import { FiguresSection } from '#renderer/features/nbfc/figures-section.tsx';
import type { NbfcValues } from '#renderer/features/nbfc/nbfc-schema.ts';
import { OfficerSection } from '#renderer/features/nbfc/officer-section.tsx';
import { PeopleSection } from '#renderer/features/nbfc/people-section.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { LongForm } from '#renderer/ui/form/long-form.tsx';

/** The sections of the form, to be filled in. */
export function NbfcForm({
  form,
  startAt,
  onFocus,
  onForget,
  onChecked,
}: {
  readonly form: UseFormReturn<NbfcValues>;
  /** Id of the section that takes the focus, if any. */
  readonly startAt: string | null;
  readonly onFocus: () => void;
  readonly onForget: () => void;
  readonly onChecked: (values: NbfcValues) => void;
}) {
  const { t } = useTranslation();
  return (
    <LongForm
      form={form}
      startAt={startAt}
      kept={t('nbfc.kept')}
      notKept={t('nbfc.notKept')}
      onFocus={onFocus}
      onForget={onForget}
      onChecked={onChecked}
    >
      <CompanySection form={form} />
      <PeopleSection form={form} />
      <FiguresSection form={form} />
      <OfficerSection form={form} />
      <DocumentsSection form={form} />
    </LongForm>
  );
}
