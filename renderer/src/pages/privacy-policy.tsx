import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { LinkedText } from '#renderer/ui/text/linked-text.tsx';

export function Page() {
  const pages = useContent('pages');
  const privacyPolicy = useContent('privacy-policy');
  const { h1, shortName } = pages['/privacypolicy'];
  const { intro, updatedOn, sent, notSent, onDevice, rights, withdraw } = privacyPolicy;
  const { identity, outside, sharing, permissions, keeping, grievance, adults } = privacyPolicy;
  const [about, responsible] = intro;
  return (
    <Frame
      title={h1}
      shortName={shortName}
      intro={about}
      actions={<time dateTime={updatedOn.iso}>{updatedOn.text}</time>}
    >
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
            cells: [form, data.join(', '), purpose, sentTo],
          }))}
        />
      </Section>
      {[notSent, onDevice].map(({ heading, paragraphs, items }) => (
        <Section key={heading} heading={heading} paragraphs={paragraphs}>
          <PointList items={items} />
        </Section>
      ))}
      {[identity, outside, sharing, permissions, keeping].map((section) => (
        <Section key={section.heading} {...section} />
      ))}
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
