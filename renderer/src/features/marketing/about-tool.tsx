import type { ToolPageContent } from '#renderer/content/page-types.ts';
import { LinkRow } from '#renderer/ui/navigation/link-row.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';

/** What a tool or form is for, in bullet points, with links to related pages. */
export function AboutTool({ tool }: { readonly tool: ToolPageContent }) {
  return (
    <>
      <PointList items={tool.points} />
      <LinkRow links={tool.related} />
    </>
  );
}
