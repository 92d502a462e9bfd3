import { faq } from '#renderer/content/en/faq.ts';
import { Accordion } from '#renderer/ui/accordion.tsx';
import { LinkRow } from '#renderer/ui/link-row.tsx';
import { Stack } from '#renderer/ui/stack.tsx';

/** The ten questions, one open at a time, and where to ask another. */
export function FaqList() {
  return (
    <Stack>
      <Accordion
        name="faq"
        items={faq.entries.map(({ id, question, answer }) => ({
          id,
          title: question,
          text: answer,
        }))}
      />
      <LinkRow links={[faq.moreHelp]} />
    </Stack>
  );
}
