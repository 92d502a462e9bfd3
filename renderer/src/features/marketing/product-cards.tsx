import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';

/** The four cards about loans through the portal, shared by home and /products. */
export function ProductCards({ heading }: { readonly heading: 'h2' | 'h3' }) {
  const products = useContent('products');
  const { hasApplications } = usePlatform();
  return (
    <CardGrid across="four">
      {products.cards.map(({ id, title, text, textHere = text, date, image, alt }) => (
        <Card
          key={id}
          heading={heading}
          title={title}
          text={hasApplications ? textHere : text}
          date={date}
          picture={{ image, alt }}
        />
      ))}
    </CardGrid>
  );
}
