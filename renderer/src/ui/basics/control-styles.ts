import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';

/** Sizes of Fluent's controls: large enough to touch, and in a font size that phones do not zoom in on. */
export const useControlStyles = makeStyles({
  control: { width: '100%', minHeight: '44px', fontSize: token.fontSizeBase400 },
  readOnly: { backgroundColor: token.colorNeutralBackground3 },
  /** For the `select` inside Fluent's Select. */
  select: { height: '44px', fontSize: token.fontSizeBase400 },
  /** For the `textarea` inside Fluent's Textarea. */
  area: {
    maxHeight: 'none',
    padding: space.s,
    fontSize: token.fontSizeBase400,
    lineHeight: '1.5',
    resize: 'vertical',
  },
});
