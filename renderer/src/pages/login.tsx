import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { Login } from '#renderer/features/auth/login.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';

export function Page() {
  const pages = useContent('pages');
  return (
    <Frame title={pages['/login'].h1} narrow>
      <Island of={Login} />
    </Frame>
  );
}
