import { makeStyles } from '@griffel/react';
import { token } from '#renderer/theme/token.ts';

const bar = { backgroundColor: token.colorBrandBackground, borderRadius: '0.25rem' };

const useStyles = makeStyles({
  progress: {
    display: 'block',
    width: '100%',
    height: '0.5rem',
    appearance: 'none',
    border: 'none',
    borderRadius: '0.25rem',
    backgroundColor: token.colorNeutralStroke2,
    overflow: 'hidden',
    '&::-webkit-progress-bar': { backgroundColor: token.colorNeutralStroke2 },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

/** How far something has come, from 0 to 100. The words beside it say it too. */
export function Progress({ label, percent }: { readonly label: string; readonly percent: number }) {
  return (
    <progress aria-label={label} max={100} value={percent} className={useStyles().progress}>
      {percent}
    </progress>
  );
}
