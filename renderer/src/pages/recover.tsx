import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { Recover } from '#renderer/features/auth/recover.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';

export function Page() {
  const pages = useContent('pages');
  return (
    <Frame title={pages['/recover'].h1} narrow>
      <Island of={Recover} />
    </Frame>
  );
}
