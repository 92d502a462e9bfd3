import type { GriffelStyle } from '@griffel/react';
import { token } from '#renderer/theme/token.ts';

/** A plus that loses its upright when its part is open; drawn, so that nobody has it read out. */
export const PLUS = {
  content: '""',
  flexShrink: 0,
  width: '16px',
  height: '16px',
  color: token.colorBrandForeground1,
  backgroundImage: 'linear-gradient(currentColor 0 0), linear-gradient(currentColor 0 0)',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '16px 2px, 2px 16px',
} as const satisfies GriffelStyle;

/** For the summary: the same mark while the part is open. */
export const MINUS_WHEN_OPEN = {
  '&:is(details[open] > *)::after': { backgroundSize: '16px 2px, 0 0' },
} as const satisfies GriffelStyle;

/** For a part that is shown whether it is open or not, as on paper. */
export const SHOWN_ANYHOW = {
  '::details-content': { contentVisibility: 'visible' },
} as const satisfies GriffelStyle;
