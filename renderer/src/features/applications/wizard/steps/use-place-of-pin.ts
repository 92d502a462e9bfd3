import { useEffect } from 'react';
import { parsePin } from '#domain/identifiers.ts';
import type { SectionName } from '#domain/lending/sections.ts';
import type { SectionForm } from '#renderer/features/applications/wizard/steps/section-form.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/**
 * Fills in district and state once the PIN code says them, where nobody has typed anything else: what the PIN code before
 * it said is replaced, or cleared where the new one does not say. A field in which somebody is waits until they leave it:
 * what they are about to type would end up behind it.
 */
export function usePlaceOfPin(section: SectionName, form: SectionForm): void {
  const { language } = useTranslation();
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    if (section !== 'address') return undefined;
    let gone = false;
    let before = getValues('pinCode') ?? '';
    async function fill(): Promise<void> {
      const pin = getValues('pinCode') ?? '';
      const [{ placeOfPin }, { postalPlaces }] = await Promise.all([
        import('#renderer/features/applications/wizard/steps/place-of-pin.ts'),
        import('#renderer/content/postal-places.ts'),
      ]);
      if (gone || getValues('pinCode') !== pin) return;
      if (parsePin(pin) === null) return;
      const place = placeOfPin(pin, postalPlaces);
      const placeBefore = placeOfPin(before, postalPlaces);
      let waits = false;
      for (const name of ['district', 'state'] as const) {
        const text = getValues(name) ?? '';
        const isFilledIn = pin !== before && Object.values(placeBefore[name] ?? {}).includes(text);
        const found = place[name]?.[language] ?? '';
        if ((text !== '' && !isFilledIn) || found === text) continue;
        const field = document.activeElement;
        if (field instanceof HTMLInputElement && field.name === name) {
          waits = true;
          field.addEventListener('blur', tryToFill, { once: true });
        } else setValue(name, found);
      }
      if (!waits) before = pin;
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
