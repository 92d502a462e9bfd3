import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactDate } from '#renderer/platform/request-contact.ts';
import type { ContactValues } from '#renderer/features/contact/contact-rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { EmailField, NameField, PhoneField } from '#renderer/ui/form/contact-fields.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { Notice } from '#renderer/ui/basics/notice.tsx';

const rules = lazyResolver(
  async () => (await import('#renderer/features/contact/contact-rules.ts')).contactRules,
);

const EMPTY: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' };
const DRAFT_KEY = 'contact-draft';

/** The 'Get In Touch' form (spec sections 3 and 5). Cleared after sending, kept after a failure. */
export function ContactForm() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({ resolver: rules.resolver, defaultValues: EMPTY });
  const forgetDraft = useDraft(DRAFT_KEY, form);
  const busy = form.formState.isSubmitting;

  function clear(): void {
    form.reset(EMPTY);
    forgetDraft();
    setOutcome(null);
  }

  async function submit(values: ContactValues): Promise<void> {
    setOutcome(null);
    const result = await platform.call('addContactUs', bodyOf(values));
    if (result.ok && result.value.responseStatus.statusCode === 0) {
      clear();
      setOutcome({ kind: 'success', text: t('contact.success'), advice: t('contact.answer') });
      return;
    }
    const refused = result.ok || result.failure.kind === 'refused';
    setOutcome({ kind: 'failure', text: t(refused ? 'contact.refused' : 'errors.exception') });
  }

  return (
    <Form onFocus={rules.fetchAhead} onSubmit={form.handleSubmit(submit)}>
      <NameField form={form} name="name" label={t('contact.name')} />
      <EmailField form={form} name="email" label={t('contact.email')} />
      <PhoneField
        form={form}
        name="phone"
        label={t('contact.phone')}
        hint={t('contact.phoneHint')}
        enterKeyHint="next"
      />
      <TextField
        form={form}
        name="subject"
        label={t('contact.subject')}
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextField
        form={form}
        name="message"
        label={t('contact.message')}
        rows={3}
        autoComplete="off"
      />
      <Notice
        title={t('form.noticeTitle')}
        text={t('contact.notice')}
        link={t('contact.noticeLink')}
      />
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t(busy ? 'contact.submitting' : 'contact.submit')}
        </Button>
        <Button onClick={clear}>{t('contact.clear')}</Button>
      </FormActions>
    </Form>
  );
}

/** The form's values as the body of the documented call. */
function bodyOf({ subject, message, ...person }: ContactValues) {
  return {
    ...person,
    txnDate: contactDate(new Date()),
    category: subject,
    remarks: message,
  };
}
