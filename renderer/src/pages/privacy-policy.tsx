import type { PrivacyPolicyContent } from '#renderer/content/page-types.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { LinkedText } from '#renderer/ui/text/linked-text.tsx';
import { UnreviewedNote } from '#renderer/ui/text/unreviewed-note.tsx';

export function Page() {
  const pages = useContent('pages');
  const { language } = useTranslation();
  const { hasApplications } = usePlatform();
  const policy = policyFor(useContent('privacy-policy'), hasApplications);
  const { h1, shortName } = pages['/privacypolicy'];
  const { intro, updatedOn, sent, notSent, onDevice, rights, withdraw } = policy;
  const { identity, outside, sharing, permissions, keeping, grievance, adults } = policy;
  const [about, responsible] = intro;
  return (
    <Frame
      title={h1}
      shortName={shortName}
      intro={about}
      actions={<time dateTime={updatedOn.iso}>{updatedOn.text}</time>}
    >
      <UnreviewedNote of="privacy-policy" path="/privacypolicy" />
      <p>
        <LinkedText>{responsible ?? ''}</LinkedText>
      </p>
      <Section heading={sent.heading} paragraphs={sent.paragraphs}>
        <DataTable
          caption={sent.heading}
          columns={[
            sent.columns.form,
            sent.columns.data,
            sent.columns.purpose,
            sent.columns.sentTo,
          ]}
          rows={sent.rows.map(({ id, form, data, purpose, sentTo }) => ({
            id,
            cells: [form, listInWords(data, language), purpose, sentTo],
          }))}
        />
      </Section>
      {[notSent, onDevice].map(({ heading, paragraphs, items }) => (
        <Section key={heading} heading={heading} paragraphs={paragraphs}>
          <PointList items={items} />
        </Section>
      ))}
      {[identity, outside, sharing, permissions].map((section) => (
        <Section key={section.heading} {...section} />
      ))}
      <Section heading={keeping.heading} paragraphs={keeping.paragraphs}>
        {keeping.items.length > 0 && <PointList items={keeping.items} />}
      </Section>
      {[rights, withdraw].map(({ heading, paragraphs, items }) => (
        <Section key={heading} heading={heading} paragraphs={paragraphs}>
          <PointList items={items} ordered={items === withdraw.items} />
        </Section>
      ))}
      {[grievance, adults].map((section) => (
        <Section key={section.heading} {...section} />
      ))}
    </Frame>
  );
}

/** The policy with loan applications, or without. */
function policyFor(policy: PrivacyPolicyContent, hasApplications: boolean): PrivacyPolicyContent {
  if (!hasApplications) return policy;
  const { sent, onDevice, here } = policy;
  const { rows, onDevice: alsoOnDevice, ...changed } = here;
  return {
    ...policy,
    ...changed,
    sent: { ...sent, rows: [...sent.rows, ...rows] },
    onDevice: { ...onDevice, items: [...onDevice.items, ...alsoOnDevice] },
  };
}
