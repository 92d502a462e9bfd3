import type { ComponentProps } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { formatMobileNumber } from '#domain/mobile-number.ts';
import { REQUEST_REMARKS } from '#renderer/content/request-remarks.ts';
import { ApplicationPack } from '#renderer/features/registration-forms/shared/application-pack.tsx';
import { ContactRequest } from '#renderer/features/registration-forms/shared/contact-request.tsx';
import type {
  FormDescription,
  Question,
} from '#renderer/features/registration-forms/shared/description.ts';
import {
  isAmountUnit,
  rupeesInWords,
} from '#renderer/features/registration-forms/shared/fields/amounts.ts';
import { isFileChoice } from '#renderer/features/registration-forms/shared/files/check-file.ts';
import { useFileInWords } from '#renderer/features/registration-forms/shared/files/file-words.ts';
import type { FinishOf } from '#renderer/features/registration-forms/shared/use-finish.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { requestContact } from '#renderer/platform/request-contact.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

/** Shown once a long form is valid: the pack, on the screen and printed, and the offer to request contact. */
export function Finish<Values extends FieldValues>({
  description: { sections },
  values,
  category,
  known,
  onChange,
  onSent,
  ...pack
}: ComponentProps<FinishOf<Values>> &
  Pick<ComponentProps<typeof ApplicationPack>, 'title' | 'fileName' | 'documents'> & {
    readonly description: FormDescription<Values>;
    /** The contact message's category, as the gateway names it. */
    readonly category: string;
    readonly known: ComponentProps<typeof ContactRequest>['known'];
  }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const inWords = useAnswerInWords(values);
  return (
    <Stack>
      <ApplicationPack
        {...pack}
        parts={sections.map(({ id, title, questions }) => ({
          id,
          title: t(title),
          entries: questions
            .filter(({ isAsked }) => isAsked?.(values) ?? true)
            .map((question) => ({ label: t(question.label), value: inWords(question) })),
        }))}
        onChange={onChange}
      />
      <ContactRequest
        known={known}
        onSend={async (requester) => {
          const about = { category, remarks: REQUEST_REMARKS, today: new Date() };
          const outcome = await requestContact(
            (body) => platform.call('addContactUs', body),
            requester,
            about,
          );
          if (outcome === 'sent') onSent();
          return outcome;
        }}
      />
    </Stack>
  );
}

/** What a checked form says to a question, as people read it. */
function useAnswerInWords<Values extends FieldValues>(
  values: Values,
): (question: Question<Values>) => string {
  const { t, language } = useTranslation();
  const fileInWords = useFileInWords();
  return (question) => {
    const answer: unknown = get(values, question.name);
    if (question.kind === 'file') return fileInWords(isFileChoice(answer) ? answer : null);
    if (typeof answer !== 'string') return '';
    switch (question.kind) {
      case 'day':
        return dayInWords(answer, language);
      case 'phone':
        return formatMobileNumber(answer);
      case 'radio':
      case 'select': {
        const chosen = question.options.find(({ value }) => value === answer);
        return chosen === undefined ? '' : t(chosen.label);
      }
      case 'amount': {
        const unit: unknown = get(values, question.unit);
        return rupeesInWords(
          answer,
          typeof unit === 'string' && isAmountUnit(unit) ? unit : 'rupees',
        );
      }
      case 'line':
      case 'email':
      case 'identifier':
      case 'address':
      case 'words':
        return answer;
    }
  };
}
