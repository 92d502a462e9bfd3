import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { MESSAGE_STATUSES, MAX_MESSAGE_NOTE } from '#contract/operators/service.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { Message } from '#renderer/features/operator/service/messages/message.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { type RefusalSaid, useAct } from '#renderer/ui/staff/use-act.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { atMost, noAadhaar } from '#renderer/ui/form/fields/schemas.ts';

/** The status of a message that a colleague has changed. */
const changedMessage = z.object({
  version: z.int(),
  status: z.enum(MESSAGE_STATUSES),
  note: z.string(),
});

/** How far a message is, with a note. What was typed is kept until it is saved. */
export function MessageForm({
  message,
  onSaved,
}: {
  readonly message: Message;
  readonly onSaved: (message: Message) => void;
}) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct({ refusal: inWords });
  const [version, setVersion] = useState(message.version);
  const form = useForm<MessageChange>({
    resolver: messageRules,
    defaultValues: { status: message.status, note: message.note },
  });
  const forget = useDraft(`contact-message-${message.id}-draft`, form);

  async function save({ status: chosen, note }: MessageChange): Promise<void> {
    const status = MESSAGE_STATUSES.find((known) => known === chosen);
    if (status === undefined) return;
    const { id } = message;
    const saved = await act('saveMessageStatus', (requestId) => ({
      requestId,
      id,
      version,
      status,
      note,
    }));
    if (saved === null) return;
    forget();
    onSaved(message);
  }

  function inWords(failure: GatewayFailure): RefusalSaid {
    const current = changedMessage.safeParse(failure.kind === 'refused' && failure.current);
    if (refusedAs(failure, 'contact-message-changed') && current.success) {
      const { status, note } = current.data;
      setVersion(current.data.version);
      const state = t(`service.message.filter.${status}`);
      const noted = note === '' ? t('service.message.noNote') : note;
      return { kind: 'failure', text: t('service.message.conflict', { state, note: noted }) };
    }
    return undefined;
  }

  return (
    <Form onSubmit={form.handleSubmit(save)}>
      <RadioField
        form={form}
        name="status"
        label={t('service.message.state')}
        options={MESSAGE_STATUSES.map((value) => ({
          value,
          label: t(`service.message.filter.${value}`),
        }))}
      />
      <TextField
        form={form}
        name="note"
        label={t('service.message.note')}
        hint={t('service.message.noteHint')}
        rows={3}
        optional
        autoComplete="off"
      />
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t(busy ? 'service.message.saving' : 'service.message.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

const schema = z.object({
  status: z.string(),
  note: z.string().check(z.trim(), atMost(MAX_MESSAGE_NOTE), noAadhaar()),
});
type MessageChange = z.infer<typeof schema>;

const messageRules = zodResolver(schema);
