import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';

export function Page() {
  const { h1, shortName } = useContent('pages')['/how-we-match'];
  return <Frame title={h1} shortName={shortName} intro="" />;
}
