import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { space } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { BrandBar, useBarLink } from '#renderer/ui/navigation/brand-bar.tsx';

const EDGE = `max(${space.gutter}, calc((100% - var(--frameWidth, 46rem)) / 2))`;

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
  way = null,
  className,
  children,
}: {
  /** The page's own address, for its other languages. */
  readonly path: string;
  readonly way?: { readonly to: string; readonly label: string } | null;
  /** What sets another width than usual, as `--frameWidth`. */
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const link = useBarLink();
  const { PageFrame } = useHostParts();
  const main = mergeClasses(styles.main, className);
  if (PageFrame !== undefined) {
    return (
      <PageFrame>
        <div className={main}>
          {way !== null && <PortalLink to={way.to}>{way.label}</PortalLink>}
          {children}
        </div>
      </PageFrame>
    );
  }
  return (
    <>
      <BrandBar path={path} leadsHome={false} className={mergeClasses(styles.bar, className)}>
        {way !== null && (
          <PortalLink to={way.to} className={link}>
            {way.label}
          </PortalLink>
        )}
      </BrandBar>
      <main className={main}>{children}</main>
    </>
  );
}
