import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';

/** How the browser's own controls look in a field. They keep what is typed even before any script runs. */
export const useControlStyles = makeStyles({
  control: {
    width: '100%',
    minHeight: '44px',
    padding: `0 ${space.s}`,
    border: `1px solid ${token.colorNeutralStrokeAccessible}`,
    borderRadius: token.borderRadiusMedium,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    font: 'inherit',
    '&[aria-invalid="true"]': { border: `2px solid ${token.colorPaletteRedBorder2}` },
    ':read-only:not(select)': { backgroundColor: token.colorNeutralBackground3 },
  },
  area: { padding: space.s, resize: 'vertical' },
});
