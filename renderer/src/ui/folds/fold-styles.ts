import type { GriffelStyle } from '@griffel/react';
import { token } from '#renderer/theme/token.ts';

/** A plus that becomes a minus when its part is open; drawn, so that it is not read out. */
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

/** For the summary: the mark while the part is open. */
export const MINUS_WHEN_OPEN = {
  '&:is(details[open] > *)::after': { backgroundSize: '16px 2px, 0 0' },
} as const satisfies GriffelStyle;

/** A summary: its text, and at the end the mark. */
export const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontWeight: token.fontWeightSemibold,
  cursor: 'pointer',
  listStyle: 'none',
  '::-webkit-details-marker': { display: 'none' },
  '::after': PLUS,
  ...MINUS_WHEN_OPEN,
} as const satisfies GriffelStyle;

/** Shows the content whether open or not, for example on paper. */
export const ALWAYS_SHOWN = {
  '::details-content': { contentVisibility: 'visible' },
} as const satisfies GriffelStyle;
