import { questionsOf } from '#renderer/content/questions.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Accordion } from '#renderer/ui/folds/accordion.tsx';
import { LinkRow } from '#renderer/ui/navigation/link-row.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

/** The ten questions, one open at a time, and a link for further questions. */
export function FaqList() {
  const faq = useContent('faq');
  const { hasApplications } = usePlatform();
  return (
    <Stack>
      <Accordion
        name="faq"
        items={questionsOf(faq, hasApplications).map(({ id, question, answer }) => ({
          id,
          title: question,
          text: answer,
        }))}
      />
      <LinkRow links={[faq.moreHelp]} />
    </Stack>
  );
}
