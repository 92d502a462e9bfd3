import { makeStyles } from '@griffel/react';
import { token } from '#renderer/theme/token.ts';

/** How the summary of a table looks that opens under its chart. */
export const useSummaryStyles = makeStyles({
  summary: {
    minHeight: '44px',
    lineHeight: '44px',
    color: token.colorBrandForegroundLink,
    cursor: 'pointer',
  },
});
