import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { RequestOutcome, Requester } from '#renderer/platform/request-contact.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { CheckboxField } from '#renderer/ui/form/fields/checkbox-field.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { lazyResolver } from '#renderer/ui/form/lazy-resolver.ts';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { EmailField, NameField, PhoneField } from '#renderer/ui/form/contact-fields.tsx';
import { Notice } from '#renderer/ui/basics/notice.tsx';
import type { ContactRequestValues } from '#renderer/features/registration-forms/shared/contact-request-rules.ts';
import { Section } from '#renderer/ui/layout/section.tsx';

const rules = lazyResolver(
  async () =>
    (await import('#renderer/features/registration-forms/shared/contact-request-rules.ts'))
      .contactRequestRules,
);

/** Offers to send a contact request alongside a valid form, with its own consent. `onSend` makes the call. */
export function ContactRequest({
  known,
  onSend,
}: {
  /** What the form already knows; it asks for the rest here. */
  readonly known: Requester;
  readonly onSend: (requester: Requester) => Promise<RequestOutcome>;
}) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({
    resolver: rules.resolver,
    defaultValues: { ...known, consent: false },
  });
  const busy = form.formState.isSubmitting;

  async function submit({ consent: _given, ...requester }: ContactRequestValues): Promise<void> {
    setOutcome(null);
    const sent = await onSend(requester);
    if (sent === 'sent') {
      form.resetField('consent');
      setOutcome({ kind: 'success', text: t('forms.request.success') });
    } else {
      const text = t(sent === 'refused' ? 'forms.request.refused' : 'errors.exception');
      setOutcome({ kind: 'failure', text });
    }
  }

  return (
    <Section heading={t('forms.request.heading')} paragraphs={[t('forms.request.intro')]}>
      <Form onFocus={rules.fetchAhead} onSubmit={form.handleSubmit(submit)}>
        <NameField form={form} name="name" label={t('forms.request.name')} />
        <EmailField form={form} name="email" label={t('forms.request.email')} />
        <PhoneField
          form={form}
          name="phone"
          label={t('forms.request.phone')}
          hint={t('forms.request.phoneHint')}
          enterKeyHint="send"
        />
        <Notice
          title={t('form.noticeTitle')}
          text={t('forms.request.notice')}
          link={t('forms.request.noticeLink')}
        />
        <CheckboxField form={form} name="consent" label={t('forms.request.consent')} />
        <OutcomeMessage outcome={outcome} />
        <FormActions>
          <Button type="submit" kind="primary" busy={busy}>
            {t(busy ? 'forms.request.submitting' : 'forms.request.submit')}
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}
