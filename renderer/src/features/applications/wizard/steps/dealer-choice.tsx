import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useAllDealers } from '#renderer/features/applications/shared/all-dealers.ts';
import { useOpenDraft } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import type { SectionForm } from '#renderer/features/applications/wizard/steps/section-form.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { nameIn } from '#domain/languages.ts';

const OTHER = 'other';

/**
 * The dealers that work with us, to choose from, above the field in which any dealer can be named. Only the former see how
 * far the application is, if the person agrees to that.
 */
export function DealerChoice({
  form,
  children,
}: {
  readonly form: SectionForm;
  readonly children: ReactNode;
}) {
  const { t, language } = useTranslation();
  const draft = useOpenDraft();
  const listed = useAllDealers();
  const name = useWatch({ control: form.control, name: 'dealerName' });
  const chosen = listed.find(({ names }) => Object.values(names).includes(name ?? ''));
  if (listed.length === 0) return children;

  function choose(id: string): void {
    const dealer = listed.find((each) => each.id === id);
    form.setValue('dealerName', nameIn(dealer?.names, language) ?? '', { shouldValidate: true });
    draft.type('vehicle.dealerName', nameIn(dealer?.names, language) ?? '');
    // Asked again before the application is sent, should it fail now.
    void draft.change('chooseDealer', (seen) => ({ ...seen, dealerId: dealer?.id ?? null }));
  }

  return (
    <>
      <ChoiceField
        label={t('apply.dealer.label')}
        value={chosen?.id ?? OTHER}
        onChange={choose}
        options={[
          ...listed.map(({ id, names }) => ({ value: id, label: nameIn(names, language) })),
          { value: OTHER, label: t('apply.dealer.another') },
        ]}
      />
      {chosen === undefined && children}
    </>
  );
}
