import { useEffect } from 'react';
import type { SectionName } from '#domain/lending/sections.ts';
import type { SectionForm } from '#renderer/features/applications/wizard/steps/section-form.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** Fills in district and state once the PIN code says them: see `fillPlace`. */
export function usePlaceOfPin(section: SectionName, form: SectionForm): void {
  const { language } = useTranslation();
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    if (section !== 'address') return undefined;
    let gone = false;
    let before = getValues('pinCode') ?? '';
    async function fill(): Promise<void> {
      const pin = getValues('pinCode') ?? '';
      const [{ fillPlace }, { postalPlaces }] = await Promise.all([
        import('#renderer/features/applications/wizard/steps/place-of-pin.ts'),
        import('#renderer/content/postal-places.ts'),
      ]);
      if (gone || getValues('pinCode') !== pin) return;
      if (
        fillPlace(
          { getValues, setValue },
          { pin, before, language, places: postalPlaces },
          tryToFill,
        )
      )
        before = pin;
    }
    // A field that cannot be filled in is typed instead.
    const tryToFill = () => void fill().catch(() => undefined);
    tryToFill();
    const stop = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === 'pinCode') tryToFill();
      },
    });
    return () => {
      gone = true;
      stop();
    };
  }, [section, language, getValues, setValue, subscribe]);
}
