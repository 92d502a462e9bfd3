import { useEffect, useRef } from 'react';
import type { SectionName } from '#domain/lending/sections.ts';
import type { SectionForm } from '#renderer/features/applications/wizard/steps/section-form.ts';

/** Begins the holder of the account, who must be the borrower, with the borrower's name, where nobody has typed anything. */
export function useOwnName(section: SectionName, form: SectionForm, fullName: string): void {
  const { getValues, setValue } = form;
  const nameAtOpening = useRef(fullName);
  useEffect(() => {
    const name = nameAtOpening.current;
    if (section === 'bank' && name !== '' && getValues('holder') === '') setValue('holder', name);
  }, [section, getValues, setValue]);
}
