import { makeStyles } from '@griffel/react';
import { token } from '#renderer/theme/token.ts';

/** Style of the `summary` that opens a table under its chart. */
export const useSummaryStyles = makeStyles({
  summary: {
    minHeight: '44px',
    lineHeight: '44px',
    color: token.colorBrandForegroundLink,
    cursor: 'pointer',
  },
});
