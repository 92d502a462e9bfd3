import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { MAX_VIEW_NAME } from '#contract/applications/saved-views.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { requiredText } from '#renderer/ui/form/fields/schemas.ts';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';
import type { Act } from '#renderer/ui/staff/use-act.ts';

const rules = zodResolver(z.object({ name: requiredText(MAX_VIEW_NAME), isShared: z.boolean() }));
const TAKEN: PlainKey = 'views.taken';

/** What a view is called, and whether colleagues see it. */
export type Named = { readonly name: string; readonly isShared: boolean };

export type ViewDialogProps = {
  /** What the form begins with. */
  readonly named: Named;
  /** The view that is changed; null for a new one. */
  readonly changed: string | null;
  /** What a view keeps. */
  readonly intro: string;
  /** Saves it; null where it was refused. */
  readonly save: (act: Act, named: Named) => Promise<{ readonly view: string } | null>;
  readonly onSaved: (view: string) => void;
  readonly onClose: () => void;
};

/** Asks what a view is called, and whether colleagues see it. */
export function ViewDialog({ named, changed, intro, save, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const form = useForm({
    resolver: rules,
    defaultValues: named,
  });
  const isShared = useWatch({ control: form.control, name: 'isShared' });
  const isNew = changed === null;
  return (
    <FormDialog
      title={t(isNew ? 'views.saveAs' : 'views.settings')}
      intro={intro}
      yes={t('views.save')}
      draft={isNew ? 'view-new-draft' : `view-${changed}-draft`}
      form={form}
      taken={{ name: 'name', codes: ['view-name-taken'], message: TAKEN }}
      send={async (act, typed) => {
        const reply = await save(act, typed);
        if (reply !== null) onSaved(reply.view);
        return reply;
      }}
      onDone={({ name }) => showToast({ text: t('views.saved', { name }) })}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={t('views.name')}
        hint={t('views.nameHint')}
        autoComplete="off"
        maxLength={MAX_VIEW_NAME}
      />
      <TickBox
        label={t('views.share')}
        ticked={isShared}
        onChange={(ticked) => form.setValue('isShared', ticked)}
      />
    </FormDialog>
  );
}
