import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { Register } from '#renderer/features/auth/register.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';

export function Page() {
  const pages = useContent('pages');
  return (
    <Frame title={pages['/register'].h1} intro={pages['/register'].description} narrow>
      <Island of={Register} />
    </Frame>
  );
}
