import { pages } from '#renderer/content/en/pages.ts';
import { products } from '#renderer/content/en/products.ts';
import { ProductCatalogue } from '#renderer/features/marketing/product-catalogue.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Split } from '#renderer/ui/split.tsx';

export function Page() {
  const { h1, shortName } = pages['/products'];
  const { intro, ordering, fees, incentives } = products;
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
      <ProductCatalogue />
      <Split>
        <Section heading={ordering.heading} paragraphs={ordering.paragraphs} />
        <Section heading={fees.heading} paragraphs={fees.paragraphs} />
      </Split>
      <Section heading={incentives.heading} paragraphs={incentives.paragraphs} />
    </Frame>
  );
}
