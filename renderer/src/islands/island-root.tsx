import { SSRProvider } from '@fluentui/react-components';
import { type ComponentProps, useEffect } from 'react';
import { IslandBoundary } from '#renderer/islands/island-boundary.tsx';
import { Providers } from '#renderer/app/providers.tsx';

/** Wraps an island's component; the prerenderer renders it and the browser hydrates the same tree. */
export function IslandRoot({
  onAwake,
  children,
  ...providers
}: ComponentProps<typeof Providers> & {
  /** Called when the handlers are attached. */
  readonly onAwake: () => void;
}) {
  return (
    <SSRProvider>
      <Providers {...providers}>
        <IslandBoundary>{children}</IslandBoundary>
        <WhenAwake onAwake={onAwake} />
      </Providers>
    </SSRProvider>
  );
}

function WhenAwake({ onAwake }: { readonly onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}

/** Prefix of the ids inside an island, the same on both sides; the slash of a name is not allowed in an id. */
export function prefixOf(island: string): string {
  return island.replaceAll('/', '-');
}
