import { MatchLenders } from '#renderer/features/applications/matching/match-lenders.tsx';
import { EligibilityForm } from '#renderer/features/calculator/eligibility/eligibility-form.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';

/** Who would lend, and what a person can afford, without the criteria that the site publishes in dollars. */
export function Page() {
  const { t } = useTranslation();
  const { h1 } = useContent('pages')['/loan-eligibility'];
  const { intro, honestNote, formHeading, criteria, points, matching } =
    useContent('tools').loanEligibility;
  if (!usePlatform().hasApplications) {
    return (
      <Frame title={h1} intro={intro}>
        <Remark>{honestNote}</Remark>
        <Panel>
          <Section heading={formHeading}>
            <Island of={EligibilityForm} />
          </Section>
        </Panel>
        <Section heading={criteria.heading} paragraphs={[t('terminal.alsoChecked')]}>
          <PointList items={points} />
        </Section>
      </Frame>
    );
  }
  return (
    <Frame title={t('kiosk.lenders')} intro={t('terminal.lendersIntro')}>
      <Panel>
        <Island of={MatchLenders} />
      </Panel>
      <Section heading={matching.estimate.heading} paragraphs={matching.estimate.paragraphs}>
        <Panel>
          <Island of={EligibilityForm} />
        </Panel>
      </Section>
    </Frame>
  );
}
