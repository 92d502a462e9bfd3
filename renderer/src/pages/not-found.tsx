import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { LinkRow } from '#renderer/ui/navigation/link-row.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';

export function Page() {
  const pages = useContent('pages');
  const notFound = useContent('not-found');
  return (
    <Frame title={pages['not-found'].h1} intro={notFound.text}>
      <LinkRow links={notFound.links} />
    </Frame>
  );
}
