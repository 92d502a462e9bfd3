import { Checkbox } from '@fluentui/react-components';
import { useRef } from 'react';
import type { Selection } from '#renderer/features/operator/queue/several/use-selection.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** Ticks a row for what is done to several at once; with Shift, all from the one that was ticked last. */
export function TickCell({
  row: { number },
  selection,
}: {
  readonly row: { readonly number: string };
  readonly selection: Pick<Selection, 'has' | 'toggle'> | null;
}) {
  const { t } = useTranslation();
  const withShift = useRef(false);
  return (
    <Checkbox
      size="large"
      checked={selection?.has(number) ?? false}
      aria-label={t('queue.several.tick', { number })}
      aria-keyshortcuts="X"
      onClick={({ shiftKey }) => {
        withShift.current = shiftKey;
      }}
      onChange={() => selection?.toggle(number, withShift.current)}
    />
  );
}
