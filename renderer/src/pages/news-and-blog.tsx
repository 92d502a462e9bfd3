import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { ArticleSection } from '#renderer/features/marketing/article-section.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';

export function Page() {
  const pages = useContent('pages');
  const newsAndBlog = useContent('news-and-blog');
  const { h1, shortName } = pages['/news&blog'];
  return (
    <Frame title={h1} shortName={shortName} intro={newsAndBlog.intro}>
      <ArticleSection id="news" list={newsAndBlog.news} />
      <ArticleSection id="blog" list={newsAndBlog.blog} />
    </Frame>
  );
}
