import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { ProductKeyFacts } from '#renderer/features/calculator/key-facts/product-key-facts.tsx';
import { PublishedLoans } from '#renderer/features/marketing/published-loans.tsx';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';

export function Page() {
  const evLoan = useContent('ev-loan');
  const { hasApplications } = usePlatform();
  const pages = useContent('pages');
  const evLoanProduct = useContent('loan-products').evLoan;
  const { headline, intro, image, alt, applyNow, currencyNote, feeNote } = evLoan;
  const { purpose, details, documents, eligibility, charges } = evLoan;
  return (
    <Frame
      title={headline}
      shortName={pages['/ev-loan'].shortName}
      intro={intro}
      picture={{ image, alt }}
      actions={<ButtonLink to={applyNow.to}>{applyNow.label}</ButtonLink>}
    >
      {hasApplications && <Island of={PublishedLoans} />}
      <Remark tone="warning">{currencyNote}</Remark>
      <Section heading={purpose.heading} paragraphs={purpose.paragraphs} />
      <Split>
        <Section heading={details.heading}>
          <Facts facts={details.facts} />
        </Section>
        <Section heading={charges.heading}>
          <Facts facts={charges.facts} />
        </Section>
      </Split>
      <Remark>{feeNote}</Remark>
      <Split>
        <Section heading={documents.heading} paragraphs={documents.paragraphs}>
          <PointList items={documents.items} />
        </Section>
        <Section heading={eligibility.heading} paragraphs={eligibility.paragraphs}>
          <PointList items={eligibility.items} />
        </Section>
      </Split>
      <ProductKeyFacts product={evLoanProduct} />
    </Frame>
  );
}
