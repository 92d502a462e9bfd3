import { type ComponentType, type ReactNode, createContext, use } from 'react';

export type IslandName = string;

/** Renders an island while prerendering: as a React root of its own, so that the browser can hydrate just that part. */
export type IslandWriter = (name: IslandName, content: ReactNode) => ReactNode;

/** Set only by the prerenderer. In the single-page app an island is simply its component. */
export const IslandWriterContext = createContext<IslandWriter | null>(null);

/** A part of a public page that needs script. `name` is its name in the list of islands. */
export function Island({
  name,
  of: Content,
}: {
  readonly name: IslandName;
  readonly of: ComponentType;
}) {
  const write = use(IslandWriterContext);
  return write === null ? <Content /> : write(name, <Content />);
}
