import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';

/** Sizes of Fluent's controls: high enough for a thumb, in type that phones do not zoom in on. */
export const useControlStyles = makeStyles({
  control: { width: '100%', minHeight: '44px', fontSize: token.fontSizeBase400 },
  readOnly: { backgroundColor: token.colorNeutralBackground3 },
  /** For the `select` within Fluent's Select. */
  select: { height: '44px', fontSize: token.fontSizeBase400 },
  /** For the `textarea` within Fluent's Textarea. */
  area: {
    maxHeight: 'none',
    padding: space.s,
    fontSize: token.fontSizeBase400,
    lineHeight: '1.5',
    resize: 'vertical',
  },
});
