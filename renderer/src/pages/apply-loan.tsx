import { appsOf } from '#renderer/content/brand/brand.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { QuickCalculator } from '#renderer/features/calculator/quick-calculator.tsx';
import { FaqList } from '#renderer/features/marketing/faq-list.tsx';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { AppBadges } from '#renderer/ui/pictures/app-badges.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { More } from '#renderer/ui/folds/more.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';
import { Steps } from '#renderer/ui/text/steps.tsx';

export function Page() {
  const pages = useContent('pages');
  const applyLoan = useContent('apply-loan');
  const { h1, shortName, card } = pages['/apply-loan'];
  const { hasApplications } = usePlatform();
  const {
    intro,
    appNote,
    here,
    steps,
    appsHeading,
    beforeYouApply,
    calculator,
    feeNote,
    faqHeading,
  } = applyLoan;
  return (
    <Frame title={h1} shortName={shortName} intro={intro} picture={{ image: card, alt: '' }}>
      {hasApplications ? (
        <>
          <Section heading={here.heading} paragraphs={here.paragraphs}>
            <PointList items={[here.phone, ...Object.values(here.before)]} />
            <More label={here.later.label} about={here.later.about}>
              <p>{here.later.text}</p>
              <PointList items={Object.values(here.later.documents)} />
            </More>
            <Remark>{here.time}</Remark>
            <FormActions>
              <ButtonLink to={here.check.to}>{here.check.label}</ButtonLink>
              <ButtonLink to={here.start.to} kind="secondary">
                {here.start.label}
              </ButtonLink>
            </FormActions>
          </Section>
          <Section heading={here.stepsHeading}>
            <Steps steps={steps} heading="h3" />
          </Section>
        </>
      ) : (
        <Steps steps={steps} heading="h2" />
      )}
      <Split>
        {appsOf(useBrand()).length === 0 ? (
          <Remark>{feeNote}</Remark>
        ) : (
          <Section heading={appsHeading} paragraphs={[hasApplications ? here.appNote : appNote]}>
            <AppBadges />
            <Remark>{feeNote}</Remark>
          </Section>
        )}
        <Section heading={beforeYouApply.heading} paragraphs={beforeYouApply.paragraphs}>
          <PointList items={beforeYouApply.items} />
        </Section>
      </Split>
      <Section
        heading={calculator.heading}
        paragraphs={
          hasApplications ? [...calculator.paragraphs, here.middle] : calculator.paragraphs
        }
      >
        <Island of={QuickCalculator} />
      </Section>
      <Section heading={faqHeading} beside>
        <FaqList />
      </Section>
    </Frame>
  );
}
