import { Fragment } from 'react';
import { businessLoan } from '#renderer/content/en/business-loan.ts';
import { evLoan } from '#renderer/content/en/ev-loan.ts';
import { pages } from '#renderer/content/en/pages.ts';
import { tools } from '#renderer/content/en/tools.ts';
import { EligibilityForm } from '#renderer/features/calculator/eligibility/eligibility-form.tsx';
import { Island } from '#renderer/ui/island.tsx';
import { LinkRow } from '#renderer/ui/link-row.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';
import { Panel } from '#renderer/ui/panel.tsx';
import { PointList } from '#renderer/ui/point-list.tsx';
import { Remark } from '#renderer/ui/remark.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Split } from '#renderer/ui/split.tsx';
import { Stack } from '#renderer/ui/stack.tsx';

const CRITERIA = [
  { path: '/ev-loan', items: evLoan.eligibility.items },
  { path: '/business-loan', items: businessLoan.eligibility.items },
  { path: '/faq', items: tools.loanEligibility.points },
] as const;

export function Page() {
  const { h1, shortName } = pages['/loan-eligibility'];
  const { intro, honestNote, formHeading, criteria, related } = tools.loanEligibility;
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
      <Remark>{honestNote}</Remark>
      <Split>
        <Panel>
          <Section heading={formHeading}>
            <Island
              name="calculator/eligibility/eligibility-form"
              wake="visible"
              of={EligibilityForm}
            />
          </Section>
        </Panel>
        <Stack>
          <Section id="criteria" heading={criteria.heading} paragraphs={criteria.paragraphs}>
            {CRITERIA.map(({ path, items }) => (
              <Fragment key={path}>
                <h3>
                  <a href={path}>{pages[path].shortName}</a>
                </h3>
                <PointList items={items} />
              </Fragment>
            ))}
          </Section>
          <LinkRow links={related} />
        </Stack>
      </Split>
    </Frame>
  );
}
