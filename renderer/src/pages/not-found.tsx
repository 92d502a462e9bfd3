import { notFound } from '#renderer/content/en/not-found.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { LinkRow } from '#renderer/ui/link-row.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';

export function Page() {
  return (
    <Frame title={pages['not-found'].h1} intro={notFound.text}>
      <LinkRow links={notFound.links} />
    </Frame>
  );
}
