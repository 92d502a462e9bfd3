import { useNavigate } from 'react-router-dom';
import type { Lead } from '#contract/dealers/leads.ts';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';

const isAbout = (lead: string, queryKey: readonly unknown[]) =>
  queryKey.some(
    (part) => typeof part === 'object' && part !== null && 'lead' in part && part.lead === lead,
  );

/** Removes a lead for good, after confirmation. */
export function RemoveLead({
  lead: { lead, version, name },
  onOutcome,
}: {
  readonly lead: Lead;
  readonly onOutcome: (outcome: Outcome | null) => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showToast = useToasts();
  // What the page still shows of it would be asked for until the page is left.
  const { busy, change } = useChange((queries) =>
    queries.removeQueries({ predicate: ({ queryKey }) => isAbout(lead, queryKey) }),
  );

  async function remove(): Promise<void> {
    onOutcome(null);
    const answer = await change('removeLead', (requestId) => ({ requestId, lead, version }));
    if (!answer.ok) return onOutcome(failureOutcome(t, answer.failure));
    showToast({ text: t('leads.removed', { name }) });
    void navigate({ hash: fragmentOf({ view: 'leads' }) }, { replace: true });
  }

  return (
    <AskedButton
      kind="subtle"
      busy={busy}
      question={{
        title: t('leads.removeTitle', { name }),
        text: t('leads.removeText'),
        no: t('leads.cancel'),
        yes: t('leads.removeYes'),
      }}
      onYes={() => void remove()}
    >
      {t('leads.remove')}
    </AskedButton>
  );
}
