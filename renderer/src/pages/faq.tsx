import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { FaqList } from '#renderer/features/marketing/faq-list.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';

export function Page() {
  const pages = useContent('pages');
  const faq = useContent('faq');
  const { h1, shortName } = pages['/faq'];
  return (
    <Frame title={h1} shortName={shortName} intro={faq.intro}>
      <FaqList />
    </Frame>
  );
}
