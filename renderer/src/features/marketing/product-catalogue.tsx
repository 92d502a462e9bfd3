import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { ProductCards } from '#renderer/features/marketing/product-cards.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

/** The product catalogue, shared by /products and the consumer area. */
export function ProductCatalogue() {
  const products = useContent('products');
  const { loans } = products;
  return (
    <>
      <ProductCards heading="h2" />
      <Section heading={loans.heading}>
        <CardGrid across="three">
          {loans.items.map(({ title, text, image, alt, action }) => (
            <Card
              key={title}
              title={title}
              text={text}
              picture={{ image, alt }}
              foot={<ButtonLink to={action.to}>{action.label}</ButtonLink>}
            />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
