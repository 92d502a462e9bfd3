import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Lead } from '#contract/dealers/leads.ts';
import {
  type TypedLead,
  newLead,
  typedOf,
} from '#renderer/features/dealer-desk/leads/typed-lead.ts';
import type { KeptOn } from '#renderer/features/dealer-desk/shared/kept.ts';
import { keptText } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';

const loadDrawer = async () =>
  (await import('#renderer/features/dealer-desk/leads/lead-drawer.tsx')).LeadDrawer;

type Draft = {
  readonly id: string;
  readonly opened: Lead | null;
  readonly typed: TypedLead;
  readonly isAgain?: boolean;
};

/** A drawer in which a lead is added or edited. What was typed is restored when it is opened for the same lead. */
export function useLeadDrawer(): {
  readonly open: (lead: Lead | null) => void;
  readonly drawer: ReactNode;
} {
  const { t, language } = useTranslation();
  const showToast = useToasts();
  const { hash } = useLocation();
  const [draft, setDraft] = useState<(Draft & { readonly at: string }) | null>(null);
  const left = useRef<Draft | null>(null);

  const onTyped = useCallback((typed: TypedLead) => {
    if (left.current !== null) left.current = { ...left.current, typed };
  }, []);
  function show(next: Draft): void {
    left.current = next;
    setDraft({ ...next, at: hash });
  }
  function open(lead: Lead | null): void {
    const isSame =
      left.current?.opened?.lead === lead?.lead && left.current?.opened?.version === lead?.version;
    if (left.current !== null && isSame) return show(left.current);
    show(
      lead === null
        ? {
            id: crypto.randomUUID(),
            opened: null,
            typed: newLead(language, indianToday()),
          }
        : { id: lead.lead, opened: lead, typed: typedOf(lead) },
    );
  }
  function onSaved(name: string, keptOn: KeptOn | null): void {
    left.current = null;
    setDraft(null);
    showToast({ text: keptOn === null ? t('leads.saved', { name }) : keptText(t, keptOn) });
  }
  // Navigating elsewhere, such as to the other lead of a number, leaves the drawer.
  const isShown = draft !== null && draft.at === hash;
  const drawer = isShown && (
    <OpenedPart
      load={loadDrawer}
      props={{
        ...draft,
        onTyped,
        onSaved,
        onClose: () => setDraft(null),
        onRemoved: (typed) => show({ id: crypto.randomUUID(), opened: null, typed, isAgain: true }),
      }}
    />
  );
  return { open, drawer };
}
