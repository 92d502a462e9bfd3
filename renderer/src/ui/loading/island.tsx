import { type ComponentType, type ReactNode, createContext, use } from 'react';

/** How the prerenderer writes an island: as a React root of its own, so that a browser can take over just that part. */
export type IslandWriter = (Content: ComponentType) => ReactNode;

/** Set by the prerenderer alone. In the single-page app an island is simply its component. */
export const IslandWriterContext = createContext<IslandWriter | null>(null);

/** A part of a public page that needs script. Its component must be in the list of islands. */
export function Island({ of: Content }: { readonly of: ComponentType }) {
  const write = use(IslandWriterContext);
  return write === null ? <Content /> : write(Content);
}
