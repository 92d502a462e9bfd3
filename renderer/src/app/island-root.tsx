import { type ComponentProps, useEffect } from 'react';
import { IslandBoundary } from '#renderer/app/island-boundary.tsx';
import { Providers } from '#renderer/app/providers.tsx';

/** What stands around an island's component: the prerenderer writes it, the browser hydrates the same. */
export function IslandRoot({
  onAwake,
  children,
  ...providers
}: ComponentProps<typeof Providers> & {
  /** Called when the handlers are in place. */
  readonly onAwake: () => void;
}) {
  return (
    <Providers {...providers}>
      <IslandBoundary>{children}</IslandBoundary>
      <WhenAwake tell={onAwake} />
    </Providers>
  );
}

function WhenAwake({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** Prefix of the ids inside an island, the same on both sides; a name's slash has no place in an id. */
export function prefixOf(island: string): string {
  return island.replaceAll('/', '-');
}
