import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { type Range, readNumber, snap, type NotRead } from '#domain/read-number.ts';

/** The value a number field edits, and how to format it. */
export type NumberSetting = {
  readonly value: number;
  readonly range: Range;
  readonly onChange: (value: number) => void;
  /** Called after `onChange` once typing is finished: on blur or Enter. */
  readonly onSettled?: () => void;
  /** The value as it appears in the field, such as `50,000`. */
  readonly format: (value: number) => string;
  /** The value with its unit, as in a sentence, such as `₹50,000`. */
  readonly formatWithUnit: (value: number) => string;
};

/**
 * The text of a number field while it is edited. A valid number takes effect immediately; on blur an out-of-range number is
 * replaced by the nearest valid one, with a note. Text that is not a number stays, with an error.
 */
export function useTypedNumber({
  value,
  range,
  onChange,
  onSettled,
  format,
  formatWithUnit,
}: NumberSetting) {
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
        value: formatWithUnit(fitting.value),
        min: formatWithUnit(min),
        max: formatWithUnit(max),
        step: formatWithUnit(step),
      }),
    );
  }

  function errorOf(why: NotRead): string {
    if (why === 'empty') return t('number.empty');
    return why === 'negative'
      ? t('number.negative')
      : t('number.notANumber', { example: format(value) });
  }

  /** Call when another control sets the value: it discards the typed text. */
  function forget(): void {
    setTyped(null);
    setNote(undefined);
    setError(undefined);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return {
    field: { value: typed ?? format(value), onChange: type, onBlur: settle, onKeyDown },
    note,
    error,
    forget,
  };
}
