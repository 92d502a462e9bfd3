import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { space } from '#renderer/theme/token.ts';
import { StaffBar } from '#renderer/ui/staff/staff-bar.tsx';

const useStyles = makeStyles({
  main: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: space.l,
    maxWidth: `calc(34rem + 2 * ${space.gutter})`,
    margin: '0 auto',
    padding: `${space.xl} ${space.gutter} 5rem`,
  },
});

/** The page shown before a person is signed in. */
export function PlainPage({
  path,
  children,
}: {
  readonly path: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <StaffBar path={path} />
      <main className={useStyles().main}>{children}</main>
    </>
  );
}
