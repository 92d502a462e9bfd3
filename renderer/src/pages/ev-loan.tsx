import { pages } from '#renderer/content/en/pages.ts';
import { Page as Frame } from '#renderer/ui/page.tsx';

export function Page() {
  return <Frame title={pages['/ev-loan'].h1} intro={pages['/ev-loan'].description} />;
}
