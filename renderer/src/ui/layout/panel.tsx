import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  panel: {
    padding: 'clamp(1.25rem, 4vw, 2rem)',
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadius2XLarge,
    boxShadow: token.portalShadow,
  },
});

/** Separates a form or details from the page. */
export function Panel({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().panel}>{children}</div>;
}
