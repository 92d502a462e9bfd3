import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { Fragment } from 'react';
import { MatchLenders } from '#renderer/features/applications/matching/match-lenders.tsx';
import { EligibilityForm } from '#renderer/features/calculator/eligibility/eligibility-form.tsx';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { LinkRow } from '#renderer/ui/navigation/link-row.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

export function Page() {
  const pages = useContent('pages');
  const tools = useContent('tools');
  const criteriaOf = [
    { path: '/ev-loan', items: useContent('ev-loan').eligibility.items },
    { path: '/business-loan', items: useContent('business-loan').eligibility.items },
    { path: '/faq', items: tools.loanEligibility.points },
  ] as const;
  const { h1, shortName } = pages['/loan-eligibility'];
  const { hasApplications } = usePlatform();
  const { intro, honestNote, formHeading, matching, criteria, related } = tools.loanEligibility;
  return (
    <Frame
      title={h1}
      shortName={shortName}
      intro={intro}
      // On a phone the questions about lenders are far below.
      actions={
        hasApplications ? (
          <ButtonLink to="/loan-eligibility#match" kind="secondary">
            {matching.heading}
          </ButtonLink>
        ) : undefined
      }
    >
      <Remark>{hasApplications ? matching.honestNote : honestNote}</Remark>
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
      {hasApplications && (
        <Section
          id="match"
          heading={matching.heading}
          paragraphs={matching.paragraphs}
          more={{
            label: pages['/how-we-match'].shortName,
            to: '/how-we-match',
            about: matching.heading,
          }}
        >
          <Panel>
            <Island of={MatchLenders} />
          </Panel>
        </Section>
      )}
    </Frame>
  );
}
