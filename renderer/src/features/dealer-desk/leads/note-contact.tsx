import { useState } from 'react';
import type { Lead } from '#contract/dealers/leads.ts';
import { ContactForm } from '#renderer/features/dealer-desk/shared/contact-form.tsx';
import { keptText } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

/** Notes a call or a visit of a lead. */
export function NoteContact({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t('contact.add')}</Button>
      </div>
    );
  }
  const { status } = lead;
  return (
    <ContactForm
      lead={{
        ...lead,
        next: status.state === 'OPEN' ? status.next : null,
        isOpen: status.state === 'OPEN',
      }}
      card={null}
      onCancel={() => setOpen(false)}
      onSaved={(_, saved) => {
        setOpen(false);
        const isOther = saved.kind === 'saved' && !saved.isPlanned;
        showToast({
          text:
            saved.kind === 'kept'
              ? keptText(t, saved.keptOn)
              : t(isOther ? 'today.otherPlan' : 'contact.saved'),
        });
      }}
    />
  );
}
