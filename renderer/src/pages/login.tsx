import { pages } from '#renderer/content/en/pages.ts';
import { Login } from '#renderer/features/auth/login.tsx';
import { Island } from '#renderer/ui/island.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';

export function Page() {
  return (
    <Frame title={pages['/login'].h1} narrow>
      <Island name="auth/login" wake="load" of={Login} />
    </Frame>
  );
}
