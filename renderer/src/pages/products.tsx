import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { ProductComparison } from '#renderer/features/calculator/comparison/product-comparison.tsx';
import { ProductCatalogue } from '#renderer/features/marketing/product-catalogue.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';

export function Page() {
  const pages = useContent('pages');
  const products = useContent('products');
  const { h1, shortName } = pages['/products'];
  const { intro, fees, incentives } = products;
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
      <ProductCatalogue />
      <ProductComparison />
      <Split>
        <Section heading={fees.heading} paragraphs={fees.paragraphs} />
        <Section heading={incentives.heading} paragraphs={incentives.paragraphs} />
      </Split>
    </Frame>
  );
}
