import { faq } from '#renderer/content/en/faq.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { FaqList } from '#renderer/features/marketing/faq-list.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';

export function Page() {
  const { h1, shortName } = pages['/faq'];
  return (
    <Frame title={h1} shortName={shortName} intro={faq.intro}>
      <FaqList />
    </Frame>
  );
}
