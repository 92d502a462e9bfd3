import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PublicPage } from '#renderer/app/layout/public-page.tsx';
import { EditionContext, useEdition } from '#renderer/i18n/edition/edition-context.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { Page } from '#renderer/pages/not-found.tsx';

/** The not-found page with its header and footer, whose copy the web's single-page app has to fetch. */
export function NotFoundPage() {
  const { base, translator } = useEdition();
  const { data } = useQuery({
    queryKey: ['not-found', translator.language, base],
    queryFn: () =>
      loadEdition(translator.language, base, {
        areas: [],
        contents: ['navigation', 'not-found', 'pages'],
      }),
  });
  if (data === undefined) return null;
  return (
    <EditionContext value={data}>
      <Titled />
    </EditionContext>
  );
}

function Titled() {
  const { title } = useContent('pages')['not-found'];
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <PublicPage path="not-found">
      <Page />
    </PublicPage>
  );
}
