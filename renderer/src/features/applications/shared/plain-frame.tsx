import { BrandBar, useBarLink } from '#renderer/ui/navigation/brand-bar.tsx';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { space } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

const WIDTH = '46rem';
const EDGE = `max(${space.gutter}, calc((100% - ${WIDTH}) / 2))`;

const useStyles = makeStyles({
  bar: { columnGap: space.m, padding: `0 ${EDGE}` },
  main: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    minWidth: 0,
    padding: `${space.l} ${EDGE} 5rem`,
  },
});

/** The page around something that needs full attention: brand, language, and at most one way out. */
export function PlainFrame({
  path,
  way,
  children,
}: {
  /** The page's own address, for its other languages. */
  readonly path: string;
  readonly way: { readonly to: string; readonly label: string } | null;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const link = useBarLink();
  const { PageFrame } = useHostParts();
  if (PageFrame !== undefined) {
    return (
      <PageFrame>
        <div className={styles.main}>
          {way !== null && <PortalLink to={way.to}>{way.label}</PortalLink>}
          {children}
        </div>
      </PageFrame>
    );
  }
  return (
    <>
      <BrandBar path={path} leadsHome={false} className={styles.bar}>
        {way !== null && (
          <PortalLink to={way.to} className={link}>
            {way.label}
          </PortalLink>
        )}
      </BrandBar>
      <main className={styles.main}>{children}</main>
    </>
  );
}
