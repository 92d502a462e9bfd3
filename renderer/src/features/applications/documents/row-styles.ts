import { makeStyles } from '@griffel/react';
import { space, token } from '#renderer/theme/token.ts';

/** Levels of a row's heading, and of what it opens. */
export const HEADING_BELOW = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;
export type RowHeading = keyof typeof HEADING_BELOW;

export const useRowStyles = makeStyles({
  row: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minWidth: 0,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
    backgroundColor: token.colorNeutralBackground1,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.s}` },
  title: { margin: 0, flex: '1 1 12rem', fontSize: token.fontSizeBase400 },
  why: { color: token.colorNeutralForeground2, maxWidth: '70ch' },
});
