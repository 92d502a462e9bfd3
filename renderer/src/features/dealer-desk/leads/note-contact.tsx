import { useRef, useState } from 'react';
import type { Lead } from '#contract/dealers/leads.ts';
import { ContactForm } from '#renderer/features/dealer-desk/shared/contact-form.tsx';
import { keptText } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import type { SavedContact } from '#renderer/features/dealer-desk/shared/save-contact.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

/** Notes a call or a visit of a lead. */
export function NoteContact({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation();
  const showToast = useToasts();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { status } = lead;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  function say(saved: SavedContact): void {
    close();
    const isOther = saved.kind === 'saved' && !saved.isPlanned;
    const said = t(isOther ? 'today.otherPlan' : 'leadContact.saved');
    showToast({ text: saved.kind === 'kept' ? keptText(t, saved.keptOn) : said });
  }
  return (
    <div>
      <Button ref={button} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('leadContact.add')}
      </Button>
      {isOpen && (
        <ContactForm
          lead={{
            ...lead,
            next: status.state === 'OPEN' ? status.next : null,
            isOpen: status.state === 'OPEN',
          }}
          card={null}
          onCancel={close}
          onSaved={(_, saved) => say(saved)}
        />
      )}
    </div>
  );
}
