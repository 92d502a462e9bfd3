import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/gateway.ts';
import { MAX_VIEW_NAME, type saveView } from '#contract/operators/views.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(z.object({ name: requiredText(MAX_VIEW_NAME), isShared: z.boolean() }));
const TAKEN: PlainKey = 'queue.views.taken';

type Kept = Omit<BodyOf<typeof saveView>, 'requestId'>;

export type ViewDialogProps = {
  /** What is saved; as `seen` the view that is changed. */
  readonly kept: Kept;
  readonly onSaved: (view: string) => void;
  readonly onClose: () => void;
};

/** Asks how a view is called, and whether colleagues see it. */
export function ViewDialog({ kept, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const { name: before, isShared: wasShared } = kept;
  const form = useForm({
    resolver: rules,
    defaultValues: { name: before, isShared: wasShared },
  });
  const isShared = useWatch({ control: form.control, name: 'isShared' });
  const isNew = kept.seen === null;
  return (
    <FormDialog
      title={t(isNew ? 'queue.views.saveAs' : 'queue.views.settings')}
      intro={t('queue.views.intro')}
      yes={t('queue.views.save')}
      draft={kept.seen === null ? 'view-new-draft' : `view-${kept.seen.view}-draft`}
      form={form}
      taken={{ name: 'name', codes: ['view-name-taken'], message: TAKEN }}
      send={async (act, typed) => {
        const reply = await act('saveView', (requestId) => ({ ...kept, requestId, ...typed }));
        if (reply !== null) onSaved(reply.view);
        return reply;
      }}
      onDone={({ name }) => showToast({ text: t('queue.views.saved', { name }) })}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={t('queue.views.name')}
        hint={t('queue.views.nameHint')}
        autoComplete="off"
        maxLength={MAX_VIEW_NAME}
      />
      <TickBox
        label={t('queue.views.share')}
        ticked={isShared}
        onChange={(ticked) => form.setValue('isShared', ticked)}
      />
    </FormDialog>
  );
}
