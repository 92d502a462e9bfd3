import { pages } from '#renderer/content/en/pages.ts';
import { Page as Frame } from '#renderer/ui/page.tsx';

export function Page() {
  return <Frame title={pages['/news&blog'].h1} intro={pages['/news&blog'].description} />;
}
