import { pages } from '#renderer/content/en/pages.ts';
import { ContactForm } from '#renderer/features/contact/contact-form.tsx';
import { Island } from '#renderer/ui/island.tsx';
import { Page as Frame } from '#renderer/ui/page.tsx';

export function Page() {
  return (
    <Frame title={pages['/support'].h1} intro={pages['/support'].description}>
      <Island name="contact/contact-form" wake="visible" of={ContactForm} />
    </Frame>
  );
}
