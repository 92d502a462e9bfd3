import { makeStyles } from '@griffel/react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { type Box, KEY_STEP, movedBox, resizedBox } from '#renderer/ui/files/picture/mask-boxes.ts';
import { focusNeighbour } from '#renderer/ui/files/picture/focus-neighbour.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  box: {
    position: 'absolute',
    padding: 0,
    border: `1px solid ${token.colorNeutralStrokeOnBrand}`,
    backgroundColor: 'black',
    cursor: 'move',
    ':focus-visible': { outline: `3px solid ${token.portalFocus}`, outlineOffset: '2px' },
  },
});

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

const percent = (share: number) => `${share * 100}%`;

function placeOf({ x, y, width, height }: Box): CSSProperties {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

/** A box that covers part of a picture: arrow keys move it, with Shift they size it. Without `index`, it is being drawn. */
export function MaskBox({
  box,
  id,
  index,
  help,
  onChange,
  onRemove,
}: {
  readonly box: Box;
  readonly id?: string;
  readonly index?: number;
  /** ID of the text that lists the keys. */
  readonly help?: string;
  readonly onChange?: (box: Box) => void;
  readonly onRemove?: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (index === undefined) return <div className={styles.box} style={placeOf(box)} />;

  function press(event: KeyboardEvent<HTMLElement>): void {
    const way = WAYS[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      focusNeighbour(event.currentTarget);
      onRemove?.();
    } else if (way === undefined) return;
    else onChange?.(event.shiftKey ? resizedBox(box, ...way) : movedBox(box, ...way));
    event.preventDefault();
  }
  return (
    <button
      type="button"
      data-box={id}
      aria-label={t('documents.mask.box', { index: index + 1 })}
      aria-describedby={help}
      className={styles.box}
      style={placeOf(box)}
      onKeyDown={press}
    />
  );
}
