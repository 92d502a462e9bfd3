import { pages } from '#renderer/content/en/pages.ts';
import { Page as Frame } from '#renderer/ui/page.tsx';

export function Page() {
  return (
    <Frame title={pages['/psychometric-test'].h1} intro={pages['/psychometric-test'].description} />
  );
}
