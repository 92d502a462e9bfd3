import { TerminalContact } from '#renderer/features/contact/terminal/terminal-contact.tsx';
import { ContactDetails, PostalAddresses } from '#renderer/features/marketing/contact-details.tsx';
import { HeadOfficeMap } from '#renderer/features/marketing/head-office-map.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Island } from '#renderer/ui/loading/island.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Split } from '#renderer/ui/layout/split.tsx';

export function Page() {
  const { t } = useTranslation();
  const { form, details, address, grievance } = useContent('support');
  const { hasApplications } = usePlatform();
  return (
    <Frame title={t('kiosk.contact')} intro={t('kiosk.contactText')}>
      <Panel>
        <Section heading={t('terminal.contactHeading')} paragraphs={[form.whoWillCall]}>
          <TerminalContact />
        </Section>
      </Panel>
      <Split>
        <Section heading={details.heading}>
          <ContactDetails />
        </Section>
        <Section heading={address.heading}>
          <PostalAddresses />
          <Island of={HeadOfficeMap} />
        </Section>
      </Split>
      <Section heading={grievance.heading} paragraphs={grievance.paragraphs}>
        <PointList
          items={hasApplications ? [grievance.stepHere, ...grievance.steps] : grievance.steps}
          ordered
        />
      </Section>
    </Frame>
  );
}
