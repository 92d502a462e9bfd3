import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type Range, readNumber, snap } from '#domain/read-number.ts';

/** What a number field works on. */
export type NumberSetting = {
  readonly value: number;
  readonly range: Range;
  readonly onChange: (value: number) => void;
  /** Told once a number is typed to its end, after `onChange`: the field is left, or Enter pressed. */
  readonly onSettled?: () => void;
  /** The value as it stands in the field, such as `50,000`. */
  readonly show: (value: number) => string;
  /** The value with its unit, as a sentence has it, such as `₹50,000`. */
  readonly say: (value: number) => string;
};

/**
 * The text of a number field while somebody types. A number that fits counts at once; when the field is left, one that
 * does not is set to the nearest that does, and the field says so. What is no number stays, with an error in words.
 */
export function useTypedNumber({ value, range, onChange, onSettled, show, say }: NumberSetting) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState<string | undefined>(undefined);
  const [error, setError] = useState<string | undefined>(undefined);

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    setTyped(currentTarget.value);
    setNote(undefined);
    const reading = readNumber(currentTarget.value);
    if (!reading.ok) return;
    setError(undefined);
    if (!snap(reading.value, range).changed) onChange(reading.value);
  }

  function settle(): void {
    if (typed === null) return;
    const reading = readNumber(typed);
    if (!reading.ok) {
      setError(errorOf(reading.why));
      return;
    }
    const fitting = snap(reading.value, range);
    setTyped(null);
    onChange(fitting.value);
    onSettled?.();
    if (!fitting.changed) return;
    const { min, max, step } = range;
    setNote(
      t('number.snapped', {
        value: say(fitting.value),
        min: say(min),
        max: say(max),
        step: say(step),
      }),
    );
  }

  function errorOf(why: 'empty' | 'not-a-number' | 'negative'): string {
    if (why === 'empty') return t('number.empty');
    return why === 'negative'
      ? t('number.negative')
      : t('number.notANumber', { example: show(value) });
  }

  /** Another control set the value: what was typed no longer counts. */
  function forget(): void {
    setTyped(null);
    setNote(undefined);
    setError(undefined);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return {
    field: { value: typed ?? show(value), onChange: type, onBlur: settle, onKeyDown },
    note,
    error,
    forget,
  };
}
