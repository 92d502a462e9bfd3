import { type ComponentType, type ReactNode, createContext, use } from 'react';

/** Renders an island while prerendering: as a separate React root, so that the browser can hydrate just that part. */
export type IslandWriter = (Content: ComponentType) => ReactNode;

/** Set only by the prerenderer. In the single-page app an island is simply its component. */
export const IslandWriterContext = createContext<IslandWriter | null>(null);

/** A part of a public page that needs script. Its component must be in the list of islands. */
export function Island({ of: Content }: { readonly of: ComponentType }) {
  const write = use(IslandWriterContext);
  return write === null ? <Content /> : write(Content);
}
