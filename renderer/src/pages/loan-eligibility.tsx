import { Fragment } from 'react';
import { MatchLenders } from '#renderer/features/applications/matching/match-lenders.tsx';
import { EligibilityForm } from '#renderer/features/calculator/eligibility/eligibility-form.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { LinkRow } from '#renderer/ui/navigation/link-row.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

/** Where people apply here, who would lend to them comes first, and then the estimate; elsewhere the estimate alone. */
export function Page() {
  const { h1, shortName } = useContent('pages')['/loan-eligibility'];
  const { intro, honestNote, matching } = useContent('tools').loanEligibility;
  if (!usePlatform().hasApplications) {
    return (
      <Frame title={h1} shortName={shortName} intro={intro}>
        <Remark>{honestNote}</Remark>
        <EstimateAndCriteria />
      </Frame>
    );
  }
  const { estimate } = matching;
  return (
    <Frame
      title={h1}
      shortName={shortName}
      intro={matching.intro}
      // On a phone the estimate is far below.
      actions={
        <ButtonLink to="/loan-eligibility#estimate" kind="secondary">
          {estimate.heading}
        </ButtonLink>
      }
    >
      <Lenders />
      <Section id="estimate" heading={estimate.heading} paragraphs={estimate.paragraphs}>
        <EstimateAndCriteria />
      </Section>
    </Frame>
  );
}

function Lenders() {
  const { shortName } = useContent('pages')['/how-we-match'];
  const { heading, paragraphs } = useContent('tools').loanEligibility.matching;
  return (
    <Section
      id="match"
      heading={heading}
      paragraphs={paragraphs}
      more={{ label: shortName, to: '/how-we-match', about: heading }}
    >
      <Panel>
        <Island of={MatchLenders} />
      </Panel>
    </Section>
  );
}

function EstimateAndCriteria() {
  const pages = useContent('pages');
  const { loanEligibility } = useContent('tools');
  const { formHeading, criteria, related, points } = loanEligibility;
  const criteriaOf = [
    { path: '/ev-loan', items: useContent('ev-loan').eligibility.items },
    { path: '/business-loan', items: useContent('business-loan').eligibility.items },
    { path: '/faq', items: points },
  ] as const;
  return (
    <Split>
      <Panel>
        <Section heading={formHeading}>
          <Island of={EligibilityForm} />
        </Section>
      </Panel>
      <Stack>
        <Section id="criteria" heading={criteria.heading} paragraphs={criteria.paragraphs}>
          {criteriaOf.map(({ path, items }) => (
            <Fragment key={path}>
              <h3>
                <PortalLink to={path}>{pages[path].shortName}</PortalLink>
              </h3>
              <PointList items={items} />
            </Fragment>
          ))}
        </Section>
        <LinkRow links={related} />
      </Stack>
    </Split>
  );
}
