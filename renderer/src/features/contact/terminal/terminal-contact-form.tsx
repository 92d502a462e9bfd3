import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { newContactReference, withReferenceInText } from '#contract/contact-reference.ts';
import type { BodyOf, addContactUs } from '#contract/gateway.ts';
import { contactDate } from '#renderer/platform/request-contact.ts';
import { terminalContactRules } from '#renderer/features/contact/terminal/terminal-contact-rules.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useHostParts } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Notice } from '#renderer/ui/basics/notice.tsx';
import { EmailField, NameField, PhoneField } from '#renderer/ui/form/contact-fields.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';

const EMPTY = { name: '', phone: '', email: '', message: '' };
const DRAFT_KEY = 'contact-draft';

/** The contact form of a terminal: no email where the gateway needs none. */
export function TerminalContactForm({ onSent }: { readonly onSent: (number: string) => void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { KeepMessage } = useHostParts();
  const needsEmail = useNeedsEmail();
  const [missed, setMissed] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({
    resolver: terminalContactRules(needsEmail === true),
    defaultValues: EMPTY,
  });
  const forgetDraft = useDraft(DRAFT_KEY, form);
  // One for each message, however often it is sent until it arrives.
  const [number, setNumber] = useState(newContactReference);
  const busy = form.formState.isSubmitting;

  function clear(): void {
    form.reset(EMPTY);
    forgetDraft();
    setNumber(newContactReference());
    setOutcome(null);
  }

  function bodyNow(): BodyOf<typeof addContactUs> & { readonly reference: string } {
    const { name, phone, email, message } = form.getValues();
    return {
      name,
      phone,
      email,
      txnDate: contactDate(new Date()),
      category: t('terminal.contactSubject', { branch: platform.host?.branch?.name ?? '' }),
      remarks: message,
      reference: number,
    };
  }

  async function submit(): Promise<void> {
    setOutcome(null);
    setMissed(false);
    const body = bodyNow();
    const sent = needsEmail === true ? withReferenceInText(body) : body;
    const result = await platform.call('addContactUs', sent);
    if (result.ok && result.value.responseStatus.statusCode === 0) {
      clear();
      onSent(body.reference);
      return;
    }
    setMissed(!result.ok && result.failure.kind === 'unreachable');
    const refused = result.ok || result.failure.kind === 'refused';
    setOutcome({ kind: 'failure', text: t(refused ? 'contact.refused' : 'errors.exception') });
  }

  return (
    <Form onSubmit={form.handleSubmit(submit)}>
      <NameField form={form} name="name" label={t('contact.name')} />
      <PhoneField
        form={form}
        name="phone"
        label={t('contact.phone')}
        hint={t('contact.phoneHint')}
        enterKeyHint="next"
      />
      {needsEmail === true && <EmailField form={form} name="email" label={t('contact.email')} />}
      <TextField
        form={form}
        name="message"
        label={t('contact.message')}
        rows={3}
        autoComplete="off"
      />
      <Notice
        title={t('form.noticeTitle')}
        text={t('terminal.contactNotice')}
        link={t('contact.noticeLink')}
      />
      <OutcomeMessage outcome={outcome} />
      {missed && KeepMessage !== undefined && <KeepMessage message={bodyNow} onKept={clear} />}
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t(busy ? 'contact.submitting' : 'terminal.contactSend')}
        </Button>
        <Button
          onClick={() => {
            clear();
            setMissed(false);
          }}
        >
          {t('contact.clear')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Whether the gateway takes no message without an email address; null until that is known. */
function useNeedsEmail(): boolean | null {
  const { usesGatewayAdditions } = usePlatform();
  const [needs, setNeeds] = useState<boolean | null>(null);
  useEffect(() => {
    let isOver = false;
    usesGatewayAdditions().then(
      (uses) => {
        if (!isOver) setNeeds(!uses);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [usesGatewayAdditions]);
  return needs;
}
