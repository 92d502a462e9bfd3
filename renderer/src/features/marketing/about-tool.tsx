import type { ToolPageContent } from '#renderer/content/page-types.ts';
import { LinkRow } from '#renderer/ui/link-row.tsx';
import { PointList } from '#renderer/ui/point-list.tsx';

/** What a tool or form is for, in bullet points, with links to related pages. */
export function AboutTool({ tool }: { readonly tool: ToolPageContent }) {
  return (
    <>
      <PointList items={tool.points} />
      <LinkRow links={tool.related} />
    </>
  );
}
