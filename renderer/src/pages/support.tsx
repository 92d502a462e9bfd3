import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { ContactForm } from '#renderer/features/contact/contact-form.tsx';
import { ContactDetails, PostalAddresses } from '#renderer/features/marketing/contact-details.tsx';
import { HeadOfficeMap } from '#renderer/features/marketing/head-office-map.tsx';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { UnreviewedNote } from '#renderer/ui/text/unreviewed-note.tsx';

export function Page() {
  const pages = useContent('pages');
  const support = useContent('support');
  const { h1, shortName } = pages['/support'];
  const { hasApplications } = usePlatform();
  const { intro, form, details, address, grievance, terms } = support;
  return (
    <Frame title={h1} shortName={shortName} intro={intro}>
      <Split>
        <Panel>
          <Section heading={form.heading} paragraphs={[form.intro, form.whoWillCall]}>
            <Island of={ContactForm} />
          </Section>
        </Panel>
        <Stack>
          <Section heading={details.heading}>
            <ContactDetails />
          </Section>
          <Section heading={address.heading}>
            <PostalAddresses />
            <Island of={HeadOfficeMap} />
          </Section>
        </Stack>
      </Split>
      <Split>
        <Section heading={grievance.heading} paragraphs={grievance.paragraphs}>
          <PointList
            items={hasApplications ? [grievance.stepHere, ...grievance.steps] : grievance.steps}
            ordered
          />
        </Section>
        <Section id="terms" heading={terms.heading} paragraphs={terms.paragraphs}>
          <UnreviewedNote of="terms" path="/support" />
          <PointList items={terms.items} ordered />
        </Section>
      </Split>
    </Frame>
  );
}
