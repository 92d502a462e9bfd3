import { pages } from '#renderer/content/en/pages.ts';
import { products } from '#renderer/content/en/products.ts';
import { ProductComparison } from '#renderer/features/calculator/product-comparison.tsx';
import { ProductCards } from '#renderer/features/marketing/product-cards.tsx';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { Card, CardGrid } from '#renderer/ui/card.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Split } from '#renderer/ui/split.tsx';

export function Page() {
  const { h1, shortName } = pages['/products'];
  const { intro, loans, fees, incentives } = products;
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
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
      <ProductComparison />
      <Split>
        <Section heading={fees.heading} paragraphs={fees.paragraphs} />
        <Section heading={incentives.heading} paragraphs={incentives.paragraphs} />
      </Split>
    </Frame>
  );
}
