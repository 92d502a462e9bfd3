import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { ProductComparison } from '#renderer/features/calculator/comparison/product-comparison.tsx';
import { SeveralKeyFacts } from '#renderer/features/calculator/key-facts/several-key-facts.tsx';
import { PublishedLoans } from '#renderer/features/marketing/published-loans.tsx';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';

export function Page() {
  const { hasApplications } = usePlatform();
  const pages = useContent('pages');
  const businessLoan = useContent('business-loan');
  const businessLoanProducts = useContent('loan-products').business;
  const { h1, shortName } = pages['/business-loan'];
  const { intro, currencyNote, cards, eligibility, details, supportNote, feeNote } = businessLoan;
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
      {hasApplications && <Island of={PublishedLoans} />}
      <Remark tone="warning">{currencyNote}</Remark>
      <CardGrid across="three">
        {cards.map(({ id, title, text, image, alt, facts, action }) => (
          <Card
            key={id}
            heading="h2"
            title={title}
            text={text}
            picture={{ image, alt }}
            foot={
              <ButtonLink to={action.to} about={title}>
                {action.label}
              </ButtonLink>
            }
          >
            <Facts facts={facts} />
          </Card>
        ))}
      </CardGrid>
      <Split>
        <Section heading={details.heading}>
          <Facts facts={details.facts} />
        </Section>
        <Section heading={eligibility.heading} paragraphs={eligibility.paragraphs}>
          <PointList items={eligibility.items} />
        </Section>
      </Split>
      <Remark>
        {feeNote} {supportNote}
      </Remark>
      <ProductComparison />
      <SeveralKeyFacts products={businessLoanProducts} />
    </Frame>
  );
}
